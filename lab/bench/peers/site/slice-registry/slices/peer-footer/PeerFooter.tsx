import type { FrameProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { PeerFooterFields } from '../../generated/slice-fields.ts'
import css from './PeerFooter.module.css'

export function PeerFooter({ id, fields }: FrameProps<PeerFooterFields>) {
  return (
    <footer id={id} className={css['footer']}>
      <ul role="list" className={css['footerLinks']}>
        {fields.links.map(({ label, link }, index) => (
          <li key={index}>
            <LinkTo link={link}>{label}</LinkTo>
          </li>
        ))}
      </ul>
      <p>{fields.copyright}</p>
    </footer>
  )
}
