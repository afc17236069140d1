/** Shared by all commands: checks arguments, and reports errors in words, without a stack. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import {
  environmentVariables,
  readVariable,
  type Variable,
  type VariableName,
} from '#schemas/environment-variables.ts'
import { isSiteError } from '#runtime/errors'
import { tellMissing } from '../adapters/shared/packages/optional-packages.ts'
import { findAbsent } from '../adapters/shared/packages/load-packages.ts'
import { listOptionalPackages } from '../adapters/shared/packages/tool-packages.ts'
import { dropUnreadOutput } from '../adapters/node/drop-unread-output.ts'

/** A call that cannot run as typed: reported in one line, with the help of the command. */
export class Refusal extends Error {}

/** @throws Refusal naming a variable that is malformed */
export function readValidVariable(name: 'PORT'): string
export function readValidVariable(name: VariableName): string | undefined
export function readValidVariable(name: VariableName): string | undefined {
  const value = readVariable(name)
  const variable: Variable = environmentVariables[name]
  if (value === undefined || !variable.isValid || variable.isValid(value)) return value
  const problem = variable.isSecret ? 'is malformed' : `is "${value}"`
  throw new Refusal(`${name} ${problem}; it must be ${variable.expected}.`)
}

/** The arguments typed after the name of a command. */
export interface Call {
  values: ReturnType<typeof parseArgs>['values']
  words: string[]
}

/**
 * A command of `slicewright`. Exit codes: 0 done, 1 a finding or a wrong call, 2 could not be done.
 */
export interface Command {
  /** Begins with the usage line. */
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Maximum number of arguments; none unless set. */
  words?: number
  /** @returns the exit code */
  run(call: Call): Promise<number>
}

/**
 * Parses the arguments of a script that is one command. After help or a wrong call the process ends
 * here.
 */
export async function readCall(command: Omit<Command, 'run'>): Promise<Call> {
  let read: Call | undefined
  const run = async (call: Call) => {
    read = call
    return 0
  }
  const code = await runCommand({ ...command, run }, process.argv.slice(2))
  return read ?? process.exit(code)
}

/** @returns the exit code: that of the command, 1 for a wrong call, 2 when it could not be done */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  // A command ends with its own exit code, even if its parent or pager has ended.
  dropUnreadOutput()
  try {
    const { values, positionals: words } = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values['help']) {
      console.log(command.help)
      return 0
    }
    const { words: most = 0 } = command
    if (words.length > most) throw new Refusal(`Unexpected argument '${words[most]}'.`)
    return await command.run({ values, words })
  } catch (error) {
    if (isSiteError(error)) {
      console.error(error.text)
      return 2
    }
    const absent = findAbsent(error, listOptionalPackages())
    if (absent !== undefined) {
      console.error(tellMissing('This command', [absent]))
      return 2
    }
    const { code, message } = error as NodeJS.ErrnoException
    const isCall = code?.startsWith('ERR_PARSE_ARGS') || error instanceof Refusal
    console.error(isCall ? `${message}\n\n${command.help}` : message)
    return isCall ? 1 : 2
  }
}
