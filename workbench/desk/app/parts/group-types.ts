import type { DeskType } from '../../desk-types.ts'

/** Types of documents as editors tell them apart; groups without a type are left out. */
export function groupTypes(types: readonly DeskType[]): [group: string, types: DeskType[]][] {
  const groups: [string, DeskType[]][] = [
    ['Pages', types.filter(({ isPage, repeatable }) => isPage && repeatable)],
    [
      'Pages of which there is one',
      types.filter(({ isPage, repeatable }) => isPage && !repeatable),
    ],
    ['Parts of pages', types.filter(({ isPage }) => !isPage)],
  ]
  return groups.filter(([, members]) => members.length > 0)
}
