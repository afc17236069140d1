import type { PageContextServer } from 'vike/types'

/** Every path is answered by the one page: the route table of site-config decides what it shows. */
export default function route(_: PageContextServer): true {
  return true
}
