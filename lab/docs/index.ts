/** The front door for the documentation site. */
export { toMachinePages } from './machine-pages.ts'
export { listMoved, planPages } from './plan-pages.ts'
export { readPages } from './read-pages.ts'
export { writeContent, type WrittenContent } from './write-content.ts'
