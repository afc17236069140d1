/**
 * Styles of a preview's additions: the panel, notices where a section is missing, and edit buttons.
 * The buttons belong to the sections: above these, beneath a bar that sections run under.
 */
export const previewStyle = `
.preview{position:fixed;inset:auto auto 1rem 1rem;z-index:90;max-inline-size:min(26rem,calc(100vw - 2rem));border:1.5px solid var(--text);border-radius:var(--radius-md);background:var(--surface-raised);color:var(--text);font:400 var(--text-sm)/1.45 var(--font-text);text-align:start;box-shadow:0 .25rem 1.25rem color-mix(in srgb,var(--text) 20%,transparent)}
.preview>details>summary{padding:.65rem 1rem;font-weight:640;cursor:pointer}
.preview .inside{max-block-size:45vh;overflow-y:auto;padding:0 1rem 1rem}
.preview .ways{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.preview a{padding-block:.4rem;color:inherit;font-weight:600}
.preview ol{display:grid;gap:1rem;margin-block-start:.75rem;padding:.75rem 0 0;border-block-start:1px solid currentcolor;list-style:none}
.preview li>strong,.preview li>span{display:block}
.preview-notice{margin:1.5rem auto;max-inline-size:var(--width-text);padding:1rem 1.25rem;border:1.5px dashed var(--accent-text);border-radius:var(--radius-md);background:var(--surface-raised);color:var(--text);font:400 var(--text-sm)/1.45 var(--font-text)}
.preview-notice a{color:inherit;font-weight:600}
.preview-edit{position:absolute;z-index:2;padding:.45rem .9rem;border:1.5px solid var(--text);border-radius:var(--radius-pill);background:var(--surface-raised);color:var(--text);font:600 var(--text-xs)/1.2 var(--font-text);text-decoration:none;opacity:.85}
.preview-edit:is(:hover,:focus-visible){opacity:1;background:var(--text);color:var(--surface-raised)}
@media print{.preview,.preview-edit{display:none}}
`
