import { Option, type Command } from 'commander'
import { COMMANDS, type CommandName, type CommandRow, type Run } from './command-list.ts'
import { UsageError } from './exit.ts'
import { fitted } from './output.ts'
import { COLOR, type OptionRow } from './options.ts'

/** The functions of the commands. Each is loaded lazily. */
const RUNS: { readonly [Name in CommandName]: () => Promise<Run<Name>> } = {
  list: async () => (await import('./list.ts')).list,
  new: async () => (await import('./new.ts')).createRuleset,
  check: async () => (await import('./check.ts')).check,
  test: async () => (await import('./test.ts')).test,
  run: async () => (await import('./run.ts')).run,
  play: async () => (await import('./play.ts')).play,
  edit: async () => (await import('./edit.ts')).edit,
  replay: async () => (await import('./replay.ts')).replay,
  position: async () => (await import('./position.ts')).printPosition,
  perft: async () => (await import('./perft.ts')).perft,
  odds: async () => (await import('./odds.ts')).odds,
  solve: async () => (await import('./solve.ts')).solve,
  why: async () => (await import('./why.ts')).why,
  show: async () => (await import('./show.ts')).show,
  map: async () => (await import('./map.ts')).drawMap,
  matrix: async () => (await import('./matrix.ts')).matrix,
  rulebook: async () => (await import('./rulebook.ts')).printRulebook,
  diff: async () => (await import('./diff.ts')).diff,
  compare: async () => (await import('./compare.ts')).compare,
  worker: async () => (await import('./worker.ts')).worker,
  queue: async () => (await import('./queue.ts')).showQueue,
  report: async () => (await import('./report.ts')).report,
  export: async () => (await import('./export.ts')).exportStore,
  ladder: async () => (await import('./ladder.ts')).ladder,
  analyse: async () => (await import('./analyse.ts')).analyse,
  fmt: async () => (await import('./fmt.ts')).fmt,
  migrate: async () => (await import('./migrate.ts')).migrate,
  schema: async () => (await import('./schema.ts')).schema,
  how: async () => (await import('./how.ts')).how,
  explain: async () => (await import('./explain.ts')).explain,
  completion: async () => (await import('./completion.ts')).completion,
  tour: async () => (await import('./tour.ts')).tour,
}

/**
 * Adds all commands to the program, or only the one given first, because the others are not needed then. `ends`
 * receives the exit code of the command that runs.
 */
export function addCommands(program: Command, given: string | undefined, ends: (code: number) => void): void {
  const names = Object.keys(COMMANDS) as CommandName[]
  const called = names.filter((name) => name === given)
  for (const name of called.length > 0 ? called : names) {
    const row: CommandRow = COMMANDS[name]
    const command = program.command(name).description(row.about)
    for (const [argument, about] of row.arguments ?? []) command.argument(argument, about)
    for (const [flags, option] of Object.entries(row.options ?? {}))
      command.addOption(optionOf(flags, option))
    for (const option of command.options) refuseTwice(command, option)
    const noun = row.examples.length === 1 ? 'Example' : 'Examples'
    const examples = ['', `${noun}:`, ...row.examples.map((line) => `  $ ${line}`)].join('\n')
    command.addHelpText('after', () => fitted(examples))
    command.action(async (...args: unknown[]) => {
      const run: (...args: never[]) => number | Promise<number> = await RUNS[name]()
      // After arguments and options, commander passes the command itself.
      ends(await Reflect.apply(run, undefined, args.slice(0, -1)))
    })
  }
}

/** The option of every command. */
export function colorOption(): Option {
  return optionOf('--color <when>', COLOR['--color <when>'])
}

function optionOf(flags: string, row: OptionRow): Option {
  const {
    about,
    choices,
    default: usual,
    required = false,
    several,
    conflicts = [],
  } = typeof row === 'string' ? { about: row } : row
  const option = new Option(flags, about).conflicts([conflicts].flat()).makeOptionMandatory(required)
  if (choices !== undefined) option.choices(choices)
  if (usual !== undefined) option.default(usual)
  if (several === true)
    option.argParser((value: string, before: readonly string[] = []) => [...before, value])
  return option
}

/**
 * Refuses an option given twice, whose first value would be dropped silently. Options that may be repeated collect
 * theirs.
 */
function refuseTwice(command: Command, option: Option): void {
  if (option.isBoolean() || option.variadic || option.parseArg !== undefined) return
  let isGiven = false
  command.on(`option:${option.name()}`, () => {
    if (isGiven)
      throw new UsageError(
        'ST7003',
        `\`--${option.name()}\` is given twice.`,
        'It has one value: leave one out.',
      )
    isGiven = true
  })
}
