/** Where an editor opens a document of a repository, or a slice of it. */
export type EditorUrl = (documentId: string, sliceId?: string) => string

/** @param template - with {repository}, {id} and {slice}; that of Prismic's page builder when absent */
export function createEditorUrl(
  repository: string,
  template = 'https://{repository}.prismic.io/builder/pages/{id}',
): EditorUrl {
  return (documentId, sliceId = '') =>
    template
      .replaceAll('{repository}', () => repository)
      .replaceAll('{id}', () => encodeURIComponent(documentId.toWellFormed()))
      .replaceAll('{slice}', () => encodeURIComponent(sliceId.toWellFormed()))
}
