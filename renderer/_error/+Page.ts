/** Vike requires an error page; the document itself comes with the error. */
export default function ErrorPage(): null {
  return null
}
