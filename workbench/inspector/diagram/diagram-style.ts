/**
 * Plain colours, for light and dark: a downloaded diagram must work in programs without CSS
 * variables.
 */
const light = {
  ink: '#1d2433',
  soft: '#5b6579',
  line: '#8b94a7',
  paper: '#ffffff',
  inner: '#f6f7fa',
  border: '#c3c9d6',
  event: '#1f4fd1',
  guard: '#8a4b00',
  time: '#6f3fc2',
  done: '#0b7350',
  error: '#c02637',
  active: '#fff3cf',
  activeBorder: '#d98a00',
}
const dark: typeof light = {
  ink: '#e8ebf2',
  soft: '#9ba6bd',
  line: '#76819a',
  paper: '#181c26',
  inner: '#1e2330',
  border: '#3d4659',
  event: '#8fb1ff',
  guard: '#f0b45c',
  time: '#c3a3ff',
  done: '#5fd3a6',
  error: '#ff8a96',
  active: '#4a3a0c',
  activeBorder: '#ffc247',
}

const toRules = (c: typeof light) => `
.sw-d .box{fill:${c.paper};stroke:${c.border}}
.sw-d .machine>.box,.sw-d .compound>.box,.sw-d .parallel>.box{fill:${c.inner}}
.sw-d .title,.sw-d .letter{fill:${c.ink}}
.sw-d .tag,.sw-d .row{fill:${c.soft}}
.sw-d .row.invoke{fill:${c.done}}
.sw-d .row.folded,.sw-d .row.inner,.sw-d .row.more{fill:${c.event}}
.sw-d .dot{fill:${c.ink}}
.sw-d .path{stroke:${c.line}}
.sw-d .head{fill:${c.line}}
.sw-d .event .trigger{fill:${c.event}}
.sw-d .always .trigger{fill:${c.soft}}
.sw-d .after .trigger{fill:${c.time}}
.sw-d .done .trigger{fill:${c.done}}
.sw-d .error .trigger{fill:${c.error}}
.sw-d .error .path{stroke:${c.error}}
.sw-d .guard{fill:${c.guard}}
.sw-d .actions{fill:${c.soft}}
.sw-d .is-active:not(.machine)>.box{stroke:${c.activeBorder};stroke-width:2.5px}
.sw-d .atomic.is-active>.box,.sw-d .folded.is-active>.box,.sw-d .final.is-active>.box{fill:${c.active}}
.sw-d .is-taken .path{stroke:${c.activeBorder};stroke-width:2.5px}
.sw-d .is-taken .head{fill:${c.activeBorder}}
.sw-d .row.is-taken{fill:${c.activeBorder};font-weight:700}`

export const diagramStyle = `
.sw-d text{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
.sw-d .title{font-size:13px;font-weight:600}
.sw-d .machine>.title{font-size:14px}
.sw-d .label text{font-size:10.5px}
.sw-d .label .trigger{font-weight:600}
.sw-d .box{stroke-width:1.2px}
.sw-d .folded>.box{stroke-width:2px}
.sw-d .region>.box{stroke-dasharray:5 4}
.sw-d .path{fill:none;stroke-width:1.3px}
.sw-d .always .path,.sw-d .start .path{stroke-dasharray:4 3}
.sw-d .letter{font-size:11px;text-anchor:middle}${toRules(light)}
@media (prefers-color-scheme:dark){${toRules(dark)}}`
