import { useState } from 'react'
import { toStateLink, type SimulatedPlace } from './state-link.ts'

export interface CopyLinkProps {
  machine: string
  place: SimulatedPlace
}

/** Copies a link that opens the machine in this state; masked values stay masked in it. */
export function CopyLink({ machine, place }: CopyLinkProps) {
  const [said, say] = useState('')
  const copy = () => {
    const part = new URLSearchParams(location.search).get('part')
    navigator.clipboard.writeText(toStateLink(location.origin, machine, part, place)).then(
      () => say('The link was copied.'),
      (error: Error) => say(`The link was not copied: ${error.message}`),
    )
  }
  return (
    <>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">{said}</span>
    </>
  )
}
