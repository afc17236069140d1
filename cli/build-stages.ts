import { showProgress } from './show-progress.ts'

const stages = ['check', 'browsers', 'server', 'weights'] as const

/** Shows which stage of a build runs, and what of it. Processes of one build show theirs in turn. */
export function showStages() {
  const { show, end } = showProgress()
  return {
    show: (stage: (typeof stages)[number], what: string) =>
      show(stages.indexOf(stage), stages.length, what),
    end,
  }
}
