import { Refusal } from './run-command.ts'

/** @throws Refusal naming some candidates, when none has `part` in its name */
export function chooseByName<Thing extends { name: string }>(
  things: readonly Thing[],
  part: string,
): Thing[] {
  const chosen = things.filter(({ name }) => name.includes(part))
  if (chosen.length > 0) return chosen
  // Neighbours are alike: a sample from the whole list says more.
  const step = Math.ceil(things.length / shown)
  const some = things.filter((_, index) => index % step === 0).map(({ name }) => `"${name}"`)
  throw new Refusal(`No name has "${part}". There are ${some.join(', ')}.`)
}

const shown = 8
