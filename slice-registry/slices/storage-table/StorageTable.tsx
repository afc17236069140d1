import type { SliceProps } from '#runtime/slice'
import { Section } from '#parts/Section.tsx'
import type { StorageTableFields } from '../../generated/slice-fields.ts'
import css from './StorageTable.module.css'

const categories = ['exempt', 'analytics', 'ad'] as const

export function StorageTable({ id, fields: { entries }, t }: SliceProps<StorageTableFields>) {
  return (
    <Section id={id} isCompact>
      {categories.map((category) => {
        const rows = entries.filter((entry) => entry.category === category)
        if (rows.length === 0) return null
        return (
          <div key={category} className={css['group']}>
            <h2 id={`${id}-${category}`}>{t(`storage.${category}`)}</h2>
            <table className={css['table']} aria-labelledby={`${id}-${category}`}>
              <thead>
                <tr>
                  {['name', 'owner', 'duration', 'purpose'].map((column) => (
                    <th key={column} scope="col">
                      {t(`storage.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, place, owner, duration, purpose }) => (
                  <tr key={`${place} ${name}`}>
                    <th scope="row">
                      <code translate="no">{name}</code>
                      <small>{place}</small>
                    </th>
                    <td>{owner}</td>
                    <td>{duration}</td>
                    <td>{purpose}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      })}
    </Section>
  )
}
