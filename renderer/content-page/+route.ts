import type { PageContextServer } from 'vike/types'

/** Matches every path: the route table of site-config decides what the page shows. */
export default function route(_: PageContextServer): true {
  return true
}
