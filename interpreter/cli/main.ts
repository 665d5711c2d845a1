import { Command, CommanderError, Option } from 'commander'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, UsageError } from './exit.ts'
import { PACKAGE } from '../host-node/package-folder.ts'

const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** The command line. Gives the exit code; whatever goes wrong is one line, never a stack. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = EXIT.fine
  const program = new Command('sandtable')
    .description('Runs tabletop games from their rulebooks.')
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'error[ST7001]: ')) })
    .showSuggestionAfterError(true)
  const ends = (result: number): void => {
    code = result
  }
  program
    .command('list')
    .description('the games and modules that come with Sandtable')
    .action(async () => ends((await import('./list.ts')).list()))
  program
    .command('new')
    .description('begin a variant')
    .argument('[file]', 'where to write it')
    .requiredOption('--extends <id>', 'the game that it changes')
    .action(async (file: string | undefined, options) =>
      ends((await import('./new.ts')).begin(file, options)),
    )
  program
    .command('check')
    .description('is it valid, and what exactly is wrong with it')
    .argument('<targets...>', 'files, folders or ids')
    .option('--format <format>', 'pretty, json, sarif or github', 'pretty')
    .option('--watch', 'check again whenever something changes')
    .action(async (targets: string[], options) =>
      ends(await (await import('./check.ts')).check(targets, options)),
    )
  program
    .command('test')
    .description('run the examples of rulesets')
    .argument('<targets...>', 'files or ids')
    .option('--use <module>', 'with this module', several)
    .option('--coverage', 'which rules the examples show, and which never')
    .option('--list', 'the labels of the examples, not run')
    .option('--mutants', 'change each small thing of the rules in turn, and list what no example notices')
    .option('--json', 'with `--mutants`: one line of JSON for each target')
    .option('--accept', 'write inherited examples that turn out differently under `changes:`')
    .action(async (targets: string[], options) => ends((await import('./test.ts')).test(targets, options)))
  program
    .command('run')
    .description('play many games, at random or between players that think')
    .argument('<file>', 'file or id')
    .option('--games <n>', 'how many', '1000')
    .option('--seed <seed>', 'the same seed plays the same games', '1')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .option(
      '--players-by <names>',
      'who plays: random, greedy, monte-carlo; one for all seats, or one for each',
    )
    .option('--jobs <n>', 'threads that play; the result is the same for any number', '1')
    .option('--coverage', 'which rules happened, and which never (slower)')
    .option(
      '--log <file>',
      'write every game into this file, one line each, for `replay`; it holds every secret',
    )
    .option('--json', 'one line of JSON')
    .action(async (file: string, options) => ends(await (await import('./run.ts')).run(file, options)))
  program
    .command('play')
    .description('play in the terminal')
    .argument('<file>', 'file or id')
    .option('--hot-seat', 'several people at one screen')
    .option('--as <seat>', 'which seat you take; the first if not said')
    .option(
      '--record <file>',
      'keep the game in this file, and go on with it if it is there; it holds every secret of the game',
    )
    .option('--record-view <seat>', 'into the record goes only what this seat saw')
    .option('--against <player>', 'who has the other seats: random, greedy or monte-carlo', 'random')
    .option('--seed <seed>', 'chance of the game and of the other players; drawn by the system if not said')
    .option('--language <code>', 'show names in this language, where the game has texts for it')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .action(async (file: string, options) => ends(await (await import('./play.ts')).play(file, options)))
  program
    .command('replay')
    .description('play recorded games again, judging every move')
    .argument('<file>', 'file or id')
    .argument('<record>', 'what `play --record` or `run --log` wrote')
    .option('--game <n>', 'of several games show this one, move by move')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .action(async (file: string, record: string, options) =>
      ends((await import('./replay.ts')).replay(file, record, options)),
    )
  program
    .command('perft')
    .description('count all sequences of moves')
    .argument('<file>', 'file or id')
    .requiredOption('--depth <n>', 'how many plies')
    .option('--divide', 'count below each first move')
    .addOption(
      new Option('--chance', 'over every outcome of chance, each counting as much as it is likely').conflicts(
        'divide',
      ),
    )
    .option('--setup <names>', 'named set-ups of the players, with commas between them')
    .option('--from <example>', 'begin where this example begins')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .option('--json', 'one line of JSON')
    .action(async (file: string, options) => ends((await import('./perft.ts')).perft(file, options)))
  program
    .command('why')
    .description('why a move is refused: the rule, its line, and its values')
    .argument('<file>', 'file or id')
    .argument('<move>', 'as in play, or two spaces: "b3 d3"')
    .option('--from <example>', 'where this example begins')
    .option('--record <file>', 'where this recorded game has come to')
    .option('--after <moves>', 'after these moves more, with blanks between them')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .option('--json', 'one line of JSON')
    .option('--language <code>', 'reasons in this language, where the game has texts for it')
    .action(async (file: string, move: string, options) =>
      ends((await import('./why.ts')).why(file, move, options)),
    )
  program
    .command('show')
    .description('the rules as they are in the end, with where each line comes from')
    .argument('<file>', 'file or id')
    .argument('[name]', 'one section, kind, rule, stage, action...; everything if not said')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .action(async (file: string, name: string | undefined, options) =>
      ends((await import('./show.ts')).show(file, name, options)),
    )
  program
    .command('matrix')
    .description('a table of the rules as a picture, with what a variant changes in it')
    .argument('<file>', 'file or id')
    .argument('[table]', 'which one; all if not said')
    .option('--base <id>', 'mark what differs from this game; what it extends if not said')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .option('--json', 'one line of JSON')
    .action(async (file: string, name: string | undefined, options) =>
      ends((await import('./matrix.ts')).matrix(file, name, options)),
    )
  program
    .command('rulebook')
    .description('the rules as a rulebook, in a language, with what a variant changes marked')
    .argument('<file>', 'file or id')
    .option('--language <code>', 'en, it, nl, fr, de, es, pt or da', 'en')
    .option('--format <format>', 'markdown or html; as the name of the file says, else markdown')
    .option('--out <file>', 'write it into this file, which must not be there')
    .option('--base <id>', 'mark what differs from this game; what it extends if not said')
    .option('--use <module>', 'with this module', several)
    .option('--option <name=value>', 'with this option', several)
    .option('--players <n>', 'number of players')
    .action(async (file: string, options) =>
      ends((await import('./rulebook.ts')).printRulebook(file, options)),
    )
  program
    .command('diff')
    .description('what a variant or a module changes for the players, in words')
    .argument('<base>', 'file or id')
    .argument('[variant]', 'file or id of a game or module; the base itself if not said')
    .option('--use <module>', 'the second one with this module', several)
    .option('--option <name=value>', 'the second one with this option', several)
    .option('--players <n>', 'number of players')
    .option('--json', 'one line of JSON')
    .action(async (base: string, variant: string | undefined, options) =>
      ends((await import('./diff.ts')).diff(base, variant, options)),
    )
  program
    .command('compare')
    .description('play the same seeds under two rulesets: who wins, how long, how it ends')
    .argument('<base>', 'file or id')
    .argument('[variant]', 'file or id of a game or module; the base itself if not said')
    .option('--games <n>', 'how many of each', '1000')
    .option('--seed <seed>', 'the same seed plays the same games', '1')
    .option(
      '--players-by <names>',
      'who plays: random, greedy, monte-carlo; one for all seats, or one for each',
    )
    .option('--jobs <n>', 'threads that play; the result is the same for any number', '1')
    .option('--use <module>', 'the second one with this module', several)
    .option('--option <name=value>', 'the second one with this option', several)
    .option('--players <n>', 'number of players')
    .option('--json', 'one line of JSON')
    .action(async (base: string, variant: string | undefined, options) =>
      ends(await (await import('./compare.ts')).compare(base, variant, options)),
    )
  program
    .command('fmt')
    .description('lay rulesets out evenly; comments and meaning stay')
    .argument('<targets...>', 'files or folders')
    .option('--check', 'write nothing, only say which files would change')
    .action(async (targets: string[], options) => ends((await import('./fmt.ts')).fmt(targets, options)))
  program
    .command('schema')
    .description('the JSON Schema of rulesets, for other editors')
    .action(async () => ends((await import('./schema.ts')).schema()))
  program
    .command('explain')
    .description('what a message means')
    .argument('<code>', 'for example ST4105')
    .action(async (wanted: string) => ends((await import('./explain.ts')).explain(wanted)))
  program
    .command('edit')
    .description('write rules and see them play, in a browser')
    .option('--check', 'load the page once and end')
    .action(async (options) => ends(await (await import('./edit.ts')).edit(options)))
  program
    .command('tour')
    .description('check and play everything that comes with Sandtable')
    .action(async () => ends((await import('./tour.ts')).tour()))
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    return failure(thrown)
  }
}

function version(): string {
  const about: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  return String(Reflect.get(Object(about), 'version'))
}

function failure(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (thrown instanceof UsageError) {
    process.stderr.write(
      `error[${thrown.code}]: ${thrown.message}${thrown.help === undefined ? '' : ` ${thrown.help}`}\n`,
    )
    return EXIT.usage
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  process.stderr.write(
    `error[ST7099]: Something went wrong inside Sandtable: ${message.split('\n')[0] ?? ''}\n`,
  )
  if (process.env['SANDTABLE_DEBUG'] === '1' && thrown instanceof Error)
    process.stderr.write(`${thrown.stack ?? ''}\n`)
  return EXIT.fault
}
