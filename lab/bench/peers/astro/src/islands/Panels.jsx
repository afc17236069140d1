import { useState } from 'preact/hooks'

export function Panels({ id, title, panels }) {
  const [shown, show] = useState(0)
  return (
    <section id={id} class="panels">
      <h2>{title}</h2>
      <div class="panelsList">
        {panels.map(({ label }, at) => (
          <button
            key={at}
            type="button"
            class="panelsButton"
            aria-expanded={at === shown}
            aria-controls={`${id}-${at}`}
            onClick={() => show(at)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ html }, at) => (
        <div
          key={at}
          id={`${id}-${at}`}
          hidden={at !== shown}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </section>
  )
}
