import type { Command, Option } from 'commander'
import { COMMANDS } from './command-list.ts'
import { UsageError } from './exit.ts'
import { fitted } from './output.ts'
import { shared } from './options.ts'

/**
 * Adds all commands to the program, or only the one that is given first: nobody asks for the others then. `ends` receives
 * the exit code of the command that runs.
 */
export function addCommands(program: Command, given: string | undefined, ends: (code: number) => void): void {
  const called = COMMANDS.filter(({ usage }) => usage.split(' ', 1)[0] === given)
  for (const entry of called.length > 0 ? called : COMMANDS) {
    const command = program.command(entry.usage).description(entry.about)
    for (const [name, about] of Object.entries(entry.arguments ?? {})) command.argument(name, about)
    for (const option of entry.options ?? [])
      command.addOption(typeof option === 'string' ? shared(option) : option)
    for (const option of command.options) refuseTwice(command, option)
    const noun = entry.examples.length === 1 ? 'Example' : 'Examples'
    const examples = ['', `${noun}:`, ...entry.examples.map((line) => `  $ ${line}`)].join('\n')
    command.addHelpText('after', () => fitted(examples))
    command.action(async (...args: unknown[]) => {
      const run = await entry.run()
      // After arguments and options, commander passes the command itself.
      ends(await Reflect.apply(run, undefined, args.slice(0, -1)))
    })
  }
}

/** Of a value given twice, one would be dropped without a word; options that may be repeated gather theirs. */
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
