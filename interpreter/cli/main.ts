import { Command, CommanderError } from 'commander'
import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { addCommands, colorOption } from './commands.ts'
import { EXIT } from './exit.ts'
import { internalErrorText } from './internal-error.ts'
import { chooseColor, fitted, outputWidth, print, printError, type ColorChoice } from './output.ts'
import { Trouble } from '../store/store-error.ts'
import { Fault } from '../program/program.ts'
import { packageVersion } from '../host-node/package-folder.ts'

/** Minimum width in columns for the description of an option; if there is less, it is not wrapped. */
const NARROWEST_HELP = 16

/** The command line. Returns the exit code. Every failure is one line, never a stack trace. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = EXIT.fine
  const program = new Command('sandtable')
    .description('Runs tabletop games from their rulebooks.')
    .version(packageVersion())
    .exitOverride()
    .configureOutput({
      writeOut: print,
      writeErr: printError,
      outputError: (text, write) => write(coded(text)),
    })
    .showSuggestionAfterError(true)
    .configureHelp({ minWidthToWrap: NARROWEST_HELP })
    .addOption(colorOption())
    .hook('preAction', (command) => chooseColor(command.opts<{ readonly color: ColorChoice }>().color))
  addCommands(program, args[0], (ended) => {
    code = ended
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    return failure(thrown)
  }
}

/** Commander's messages about a wrong command line. */
function coded(text: string): string {
  const code = /' is invalid\b/.test(text) ? 'ST7003' : 'ST7001'
  return text.replace(/^error: /, `error[${code}]: `).replace(/\n$/, `${nearestChoice(text)}\n`)
}

/** For a closed list, commander names the choices; suggesting a near one is left to us. */
function nearestChoice(text: string): string {
  const [, given = '', choices = ''] =
    /'([^']*)' is invalid\b.* Allowed choices are (.*)\.\s*$/.exec(text) ?? []
  const near = didYouMean(given, choices.split(', '))
  return near === undefined ? '' : ` ${near}`
}

function complain(text: string): void {
  printError(`${fitted(text, outputWidth(process.stderr))}\n`)
}

function failure(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (thrown instanceof Trouble) {
    complain(`error[${thrown.code}]: ${thrown.message}${thrown.help === undefined ? '' : ` ${thrown.help}`}`)
    return EXIT.usage
  }
  // The fallback for commands that do not report faults themselves: failing rules are not a bug in this program.
  if (thrown instanceof Fault) {
    complain(`error[${thrown.code}]: ${thrown.message}`)
    return EXIT.findings
  }
  printError(`error[ST7099]: ${internalErrorText(thrown)}\n`)
  if (process.env['SANDTABLE_DEBUG'] === '1' && thrown instanceof Error) printError(`${thrown.stack ?? ''}\n`)
  return EXIT.fault
}
