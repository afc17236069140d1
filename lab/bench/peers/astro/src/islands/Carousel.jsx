import { useState } from 'preact/hooks'

export function Carousel({ id, title, entries, previous, next }) {
  const [shown, show] = useState(0)
  const turn = (by) => show((shown + by + entries.length) % entries.length)
  return (
    <section id={id} class="carousel">
      <h2>{title}</h2>
      <div aria-live="polite">
        {entries.map((entry, at) => (
          <div key={at} class="carouselEntry" hidden={at !== shown}>
            <h3>{entry.title}</h3>
            <p>{entry.text}</p>
          </div>
        ))}
      </div>
      <div class="carouselButtons">
        <button type="button" class="carouselButton" onClick={() => turn(-1)}>
          {previous}
        </button>
        <button type="button" class="carouselButton" onClick={() => turn(1)}>
          {next}
        </button>
      </div>
    </section>
  )
}
