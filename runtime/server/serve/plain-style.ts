/** Beside the base sheets, on pages that need no content: the words in a bubble, and what to do. */
export const plainStyle = `
body.plain{isolation:isolate;display:grid;grid-template:auto 1fr auto/minmax(0,1fr);gap:clamp(1.5rem,4vw,3rem);min-block-size:100dvb;padding:clamp(1.25rem,4vw,3rem)}
.plain>header{display:flex;gap:.75rem;align-items:center;font-family:var(--font-heading);font-size:1.375rem;font-weight:640;letter-spacing:var(--tracking-heading)}
.plain>main{align-self:center;justify-self:center;position:relative;display:grid;gap:var(--space-md);inline-size:min(100%,44rem);padding:clamp(1.75rem,5vw,4rem);border:1.5px solid var(--text);border-radius:var(--bubble);background:var(--surface-raised)}
.plain>main::before{content:'';position:absolute;z-index:-1;inset:1.25rem -1.25rem -1.25rem 1.25rem;border-radius:var(--bubble-reply);background:var(--accent)}
.plain h1{font-size:var(--heading-lg)}
.plain main>p{max-inline-size:34rem;color:var(--text-muted);font-size:var(--text-lg);line-height:1.5}
.plain .ways{display:flex;flex-wrap:wrap;gap:var(--space-sm) var(--space-lg);align-items:center;margin-block-start:var(--space-sm)}
.plain .ways a{padding-block:.6em;color:var(--text);font-size:var(--text-md);font-weight:600}
.plain .ways a[data-main]{padding-inline:1.5em;border-radius:var(--button-shape);background:var(--button);color:var(--button-text);text-decoration:none}
.plain .ways a[data-main]:hover{background:var(--button-hover);color:var(--button-hover-text)}
.plain>footer{display:flex;flex-wrap:wrap;gap:var(--space-xs) var(--space-lg);font-size:var(--text-sm)}
.plain>footer a{padding-block:.5em}
@media (width<600px){.plain>main::before{inset:.625rem -.625rem -.625rem .625rem}.plain>main{inline-size:calc(100% - .625rem);justify-self:start}}
@media (forced-colors:active){.plain .ways a[data-main]{border:1px solid LinkText}}
`
