import { useEffect, useState } from 'preact/hooks'

export function Consent({ title, text, accept, refuse }) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setAsking(!document.cookie.includes('peer-consent=')), [])
  const choose = (choice) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- What Chromium alone has instead is not what users write.
    document.cookie = `peer-consent=${choice}; path=/; max-age=15552000; samesite=lax`
    setAsking(false)
  }
  return (
    <section id="consent" class="consent" aria-labelledby="consent-title" hidden={!isAsking}>
      <h2 id="consent-title">{title}</h2>
      <p>{text}</p>
      <div class="consentChoices">
        <button type="button" class="consentButton" onClick={() => choose('refused')}>
          {refuse}
        </button>
        <button type="button" class="consentButton" onClick={() => choose('accepted')}>
          {accept}
        </button>
      </div>
    </section>
  )
}
