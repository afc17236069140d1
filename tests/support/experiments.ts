import type { Experiment } from '../../runtime/model/config/experiment.ts'

/** An experiment with two variants, on landing pages. */
export const lines: Experiment = {
  title: 'Lines',
  question: 'How many lines?',
  pageTypes: ['landing_page'],
  variants: [
    { name: 'short', description: 'One line.' },
    { name: 'long', description: 'Ten lines.' },
  ],
  goals: ['Contact requested'],
}
