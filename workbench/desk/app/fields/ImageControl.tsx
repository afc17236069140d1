import { useState } from 'react'
import type { JsonObject } from '../../desk-types.ts'
import { AssetDialog } from '../parts/AssetDialog.tsx'
import { useForm } from '../parts/desk-context.ts'
import type { ControlProps } from './control.ts'
import { toImage } from '../parts/to-image.ts'

export function ImageControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const [isChoosing, setChoosing] = useState(false)
  const image = value as JsonObject | undefined
  const { width, height } = (image?.['dimensions'] ?? {}) as { width?: number; height?: number }
  const { constraint } = field.editor
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="image"
    >
      {typeof image?.['url'] === 'string' ? (
        <img src={image['url']} alt="" />
      ) : (
        <span className="empty">
          {constraint
            ? `${constraint.width ?? 'any'} × ${constraint.height ?? 'any'}`
            : 'No picture'}
        </span>
      )}
      <div className="grow">
        {image?.['url'] !== undefined && (
          <>
            <input
              id={`${id}/alt`}
              type="text"
              aria-label={`What ${field.title} shows`}
              placeholder="What the picture shows; empty for decoration"
              readOnly={isReadOnly}
              value={typeof image['alt'] === 'string' ? image['alt'] : ''}
              onChange={({ target }) => onChange({ ...image, alt: target.value }, `${path}/alt`)}
            />
            <span className="soft">
              {width} × {height}
            </span>
          </>
        )}
        {!isReadOnly && (
          <div className="row">
            <button type="button" onClick={() => setChoosing(true)}>
              {image?.['url'] === undefined ? 'Choose a picture' : 'Replace'}
            </button>
            {image?.['url'] !== undefined && (
              <button type="button" className="quiet" onClick={() => onChange(undefined, path)}>
                Remove
              </button>
            )}
          </div>
        )}
      </div>
      {isChoosing && (
        <AssetDialog
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={(asset) => {
            setChoosing(false)
            onChange(toImage(asset), path)
          }}
        />
      )}
    </div>
  )
}
