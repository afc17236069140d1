/** A small fault of a kind that happens, and what is expected to notice it. */
export interface Fault {
  /** What `npm run test:faults -w lab -- NAME` runs. */
  name: string
  /** What a visitor, an editor or an operator would suffer. */
  why: string
  /** From the root of the repository. */
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  proof: Proof
  /** It is seen on pages of tests that are about something else, so it shares a build with no other. */
  isEverywhere?: true
}

export type Proof = TestProof | CheckProof

/** A test with the requirement in its title fails. */
export interface TestProof {
  by: 'unit' | 'browser'
  requirement: string
  /** Part of the paths of the tests that are run, of those that name the requirement; all when none has it. */
  within?: string
  /** What else stands in the title, after the requirement: of many tests of one kind these are enough. */
  titled?: string
}

/** A check ends with an error that names what it is about. */
export interface CheckProof {
  by: 'check'
  requirement: string
  /** An installed command with its arguments. */
  command: readonly [string, ...string[]]
  says: string
}

export const isTestProof = (proof: Proof): proof is TestProof => proof.by !== 'check'

/** @throws Error when the text to replace does not occur once */
export function plant({ name, file, find, replace }: Fault, text: string): string {
  const times = text.split(find).length - 1
  if (times !== 1)
    throw new Error(
      `The fault "${name}" expects its text once in ${file}, where it occurs ${times} times. ` +
        'Adapt the fault to the code: its name says what it is about.',
    )
  return text.replace(find, () => replace)
}
