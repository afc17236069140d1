/** Styles for a shadow root, which isolates them from the page's own. */
export const drawerStyle = `
:host{position:fixed;inset:auto auto 12px 12px;z-index:2147483647;width:min(340px,calc(100vw - 24px));color-scheme:light dark}
*{box-sizing:border-box}
details{max-height:60vh;overflow:auto;border-radius:12px;border:1px solid light-dark(#c9d0dc,#3a4357);background:light-dark(#fff,#141821);color:light-dark(#17202f,#e9ecf3);font:13px/1.45 system-ui,sans-serif;box-shadow:0 8px 30px #0004}
summary{position:sticky;top:0;padding:8px 14px;cursor:pointer;background:inherit;border-radius:inherit}
summary span,small{color:light-dark(#566176,#a5afc3)}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:1fr auto;gap:0 8px;padding:5px 14px;border-top:1px solid light-dark(#e6e9ef,#262d3b)}
a{color:light-dark(#2450c8,#93b2ff);overflow-wrap:anywhere}
li a{min-height:24px}
code{grid-column:1/-1;font:12px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere;border-radius:4px}
.named{background:light-dark(#eef3ff,#1d2740)}
.lights{position:fixed;inset:0;width:auto;height:auto;margin:0;padding:0;border:0;overflow:hidden;background:none;pointer-events:none}
.lights div{position:absolute;inset:0 auto auto 0;border-radius:4px;outline:2px solid #2450c8;outline-offset:2px;box-shadow:0 0 0 4px #fffc}
.lights .flash{outline-color:#b45309;background:#ffe08a66}
.lights b{position:absolute;inset:0 auto auto 0;padding:1px 6px;border-radius:4px;background:#17202f;color:#fff;font:12px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;max-width:100%;white-space:pre-line}
p{display:flex;justify-content:space-between;align-items:center;margin:0;padding:8px 14px;border-top:1px solid light-dark(#c9d0dc,#3a4357)}
button{font:inherit;color:inherit;min-height:28px;padding:2px 10px;border:1px solid light-dark(#c9d0dc,#3a4357);border-radius:6px;background:none;cursor:pointer}
:focus-visible{outline:2px solid light-dark(#2450c8,#93b2ff);outline-offset:1px}
`
