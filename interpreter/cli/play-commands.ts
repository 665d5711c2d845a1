import { wrapBeside, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Match, Move } from '../match/match.ts'
import type { Refused } from '../match/refused.ts'
import { notUnderstood } from '../notation/unreadable.ts'
import { withNamedNumbers } from '../notation/readings.ts'
import { questionOf } from '../players/question.ts'
import { greedyThoughts } from '../players/greedy.ts'
import { randomPlayer } from '../players/random.ts'
import { legendText } from './play-legend.ts'
import { takenBackText, plyLine } from './play-news.ts'
import { lookedAt } from './play-look.ts'
import type { PrintedPieces } from './printed-pieces.ts'
import { notationOf } from './typed-move.ts'
import { foundMoves, menuText, numbered, shownMoves } from './play-menu.ts'
import { heardAlone, heardBefore } from '../scene/plies-in-words.ts'
import { LONGEST_THOUGHT, type Thinking } from './play-thinking.ts'
import { whyText } from './why-text.ts'
import type { Wording } from './wording.ts'

/** The seat of the person who decides. */
export interface Desk {
  readonly match: Match
  readonly seat: number
  readonly wording: Wording
  /** Columns of a line. */
  readonly width: number
  readonly color: boolean
  /** Takes back an answer, if the named seats ask for it and agree. Returns the refusal otherwise. */
  readonly undo: (named: readonly number[]) => Refused | undefined
  /** The printed rules, in parts. Undefined if there are none. */
  readonly rules: (wanted: string, width: number) => string
  readonly prints: PrintedPieces
}

export interface Said {
  readonly text?: string | undefined
  /** The next action, if it is not another line. */
  readonly then?: 'look' | 'quit'
  /** A computation that takes a while. */
  readonly thinking?: Thinking
}

interface Command {
  readonly name: string
  readonly alias?: string
  /** The arguments that may follow it. */
  readonly rest?: string
  readonly about: string
  /** Only while setting up, or only while choosing moves. At any time if not set. */
  readonly when?: 'arrangement' | 'choice'
  /** True if it is useful in this game. */
  readonly fits?: (ir: GameIR) => boolean
  /** True if the position changes. */
  readonly ends?: true
  readonly run: (desk: Desk, rest: string) => Said
}

/** Plies that `log` shows by default. */
const RECENT = 20

/** Everything that can be typed besides moves. */
export const PLAY_COMMANDS: readonly Command[] = [
  {
    name: 'help',
    about: 'this list; `?` does the same',
    run: ({ match, width }) => ({ text: helpText(match.ir, match.decision()?.kind, width) }),
  },
  {
    name: 'moves',
    rest: '[WORDS]',
    about: 'all moves that are legal now, by action; or those in which these words occur',
    when: 'choice',
    run: (desk, words) => ({ text: movesText(desk, words) }),
  },
  { name: 'hint', about: 'a move that looks good to a simple player', run: hint },
  {
    name: 'why',
    rest: 'MOVE',
    about: 'why a move is not legal: the rule, its line and its values',
    when: 'choice',
    run: (desk, move) => ({ text: whyNot(desk, move) }),
  },
  {
    name: 'random',
    about: 'any legal setup',
    when: 'arrangement',
    run: ({ match }) => ({ text: randomSetUp(match) }),
  },
  {
    name: 'look',
    rest: '[NAME]',
    about: 'the table again; or what is printed on a piece, or lies in a place, on a board or on a space',
    run: (desk, name) => (name === '' ? { then: 'look' } : { text: lookedAt(desk, name) }),
  },
  {
    name: 'legend',
    about: 'what the letters and signs mean',
    run: (desk) => ({ text: legendText(desk) }),
  },
  {
    name: 'rules',
    rest: '[PART]',
    about: 'the parts of the rulebook; or one of them',
    run: ({ rules, width }, part) => ({ text: rules(part, width) }),
  },
  {
    name: 'log',
    rest: '[N]',
    about: `what has happened, as far as you may know; the last ${RECENT} plies unless N says more`,
    run: (desk, count) => ({ text: logText(desk, count) }),
  },
  {
    name: 'undo',
    rest: '[PLAYERS]',
    about: 'take back; name the player whose answer it was, or `all` if all players agree',
    ends: true,
    run: takenBack,
  },
  {
    name: 'resign',
    about: 'give up',
    fits: ({ mayResign }) => mayResign,
    ends: true,
    run: ({ match, seat }) => ({ text: match.resign(seat)?.message }),
  },
  {
    name: 'quit',
    alias: 'stop',
    about: 'leave the game, as `stop` does; a recorded game can be continued',
    run: () => ({ then: 'quit' }),
  },
]

function takenBack({ match: { ir }, undo, wording }: Desk, rest: string): Said {
  const called = (name: string): readonly number[] => {
    if (name === 'all') return [...ir.seats.keys()]
    const seat = ir.seats.findIndex((one) => [one.name, wording.named(one.name)].includes(name))
    return seat < 0 ? [] : [seat]
  }
  const names = rest.split(/,|\band\b/u).map((name) => name.trim())
  const stranger = names.find((name) => name !== '' && called(name).length === 0)
  if (stranger !== undefined) return { text: `There is no player called \`${stranger}\`.` }
  const wrong = undo(names.flatMap(called))
  if (wrong === undefined) return {}
  const others = wrong.code === 'ST5211' ? ['If all agree, type `undo all`.'] : []
  const whose = wrong.code === 'ST5210' ? ['If so, type `undo` and that name.'] : []
  return {
    text: [wrong.message, wrong.help ?? '', ...others, ...whose].filter((line) => line !== '').join(' '),
  }
}

/** The commands available during this kind of decision. */
export function commandsFor(ir: GameIR, kind: 'choice' | 'arrangement' | undefined): readonly Command[] {
  return PLAY_COMMANDS.filter(({ when, fits }) => (when ?? kind) === kind && fits?.(ir) !== false)
}

/**
 * The command at the beginning of a line. If an action of the game has the name of a command, the line means the
 * action, even if it is not possible now. A leading colon makes it a command.
 */
export function commandIn(
  ir: GameIR,
  line: string,
  kind: 'choice' | 'arrangement' | undefined,
): { readonly command: Command; readonly rest: string } | undefined {
  if (line === '?') return commandIn(ir, ':help', kind)
  const [, word = '', rest = ''] = /^:?(\S+)\s*(.*)$/u.exec(line) ?? []
  if (!line.startsWith(':') && isAction(ir, line)) return undefined
  const command = PLAY_COMMANDS.find(
    ({ name, alias, when }) => (name === word || alias === word) && (when ?? kind) === kind,
  )
  return command === undefined || (rest !== '' && command.rest === undefined) ? undefined : { command, rest }
}

/** True if a line begins with the whole name of an action. */
function isAction({ actions }: GameIR, line: string): boolean {
  const small = line.toLowerCase()
  return actions.some(
    ({ name }) => small === name.toLowerCase() || small.startsWith(`${name.toLowerCase()} (`),
  )
}

/** Commands that share their name with an action. They need a colon in this game. */
export function commandsHidden(ir: GameIR): readonly string[] {
  return PLAY_COMMANDS.flatMap(({ name, alias }) => [name, ...(alias === undefined ? [] : [alias])]).filter(
    (name) => isAction(ir, name),
  )
}

function helpText(ir: GameIR, kind: 'choice' | 'arrangement' | undefined, width: number): string {
  const hidden = commandsHidden(ir)
  const rows = commandsFor(ir, kind).map(({ name, rest, alias = '', about }) => {
    const called = hidden.includes(name) ? `:${name}` : name
    return {
      usage: rest === undefined ? called : `${called} ${rest}`,
      about: hidden.includes(alias) ? about.replace(`\`${alias}\``, `\`:${alias}\``) : about,
    }
  })
  const longest = Math.max(...rows.map(({ usage }) => widthOf(usage)))
  const first = kind === 'arrangement' ? 'Type a setup, or' : 'Type a move, its number, or'
  return [
    first,
    ...rows.flatMap(({ usage, about }) => wrapBeside(`  ${padEnd(usage, longest)}   `, about, width)),
    'Tab completes moves; the arrow keys bring back earlier lines.',
  ].join('\n')
}

function movesText({ match, wording, width }: Desk, words: string): string {
  const moves = foundMoves(match.ir, match.moves(), words === 'all' ? '' : words, wording)
  return moves.length === 0
    ? `No move has all of these words: ${words}.`
    : menuText(wording.ir, shownMoves(moves, wording), { width, isShort: words === '' })
}

function whyNot({ match, wording, width }: Desk, move: string): string {
  if (move === '') {
    const legal = match.moves()[0]
    return `Which move? For example: why ${legal === undefined ? 'a1-a2' : wording.move(legal).notation}`
  }
  const why = match.why(notationOf(match, move, wording))
  const all = numbered(match.ir, match.moves(), wording)
  const count = all.length
  const isLine =
    /^\d+$/u.test(move.replace(/^#/u, '')) && all[0]?.label.startsWith('#') === move.startsWith('#')
  if (!why.understood && isLine)
    return `There is no move number ${move}: ${count === 1 ? 'there is only one move' : `there are ${count}`}.`
  return why.understood ? whyText(why, move, wording, width) : wording.said(notUnderstood(match.ir, move))
}

/** Based on what the seat may know, like everything shown to players. */
function hint({ match, wording }: Desk): Said {
  const question = questionOf(match)
  if (question === undefined) return { text: 'There is nothing to decide.' }
  if (question.decision.kind === 'arrangement')
    return { text: 'Any setup will do to begin with: `random` makes one.' }
  const { moves } = question
  const moveText = ({ notation }: Move, who: string): string =>
    `Perhaps \`${wording.named(withNamedNumbers(match.ir, notation))}\`; ${who}, would play it.`
  const [only] = moves
  if (only !== undefined && moves.length === 1)
    return { text: `There is only \`${wording.move(only).notation}\`.` }
  return {
    thinking: hintThoughts(
      greedyThoughts(question, `hint ${match.pliesFor(question.decision.seat)}`),
      moveText,
      moves.length,
    ),
  }
}

function* hintThoughts(
  thoughts: Generator<() => Move, Move>,
  moveText: (move: Move, who: string) => string,
  moves: number,
): Thinking {
  for (;;) {
    const { done, value } = thoughts.next()
    if (done === true) return moveText(value, 'a simple player, who looks one move ahead')
    yield () =>
      moveText(
        value(),
        `a simple player, who had no more than ${LONGEST_THOUGHT / 1000} seconds for ${moves} moves`,
      )
  }
}

function logText({ match, seat, wording, width }: Desk, count: string): string {
  const all = match.log(seat)
  const most = /^\d+$/u.test(count) ? Number(count) : count === 'all' ? all.length : RECENT
  const plies = all.slice(Math.max(0, all.length - most)).flatMap((entry) => {
    const head = `${String(entry.ply).padStart(String(all.length).length)}. `
    const [first = '', ...later] = wording
      .named(plyLine(match.ir, entry) + takenBackText(match.ir, entry))
      .split('\n')
    const margin = ' '.repeat(widthOf(head))
    return [
      ...wrapBeside(head, first, width),
      ...later.flatMap((line) => wrapBeside(`${margin}  `, line.trimStart(), width)),
    ]
  })
  const opening =
    most < all.length ? [] : heardBefore(match, seat).map((heard) => wording.named(heardAlone(heard)))
  const lines = [...opening, ...plies]
  return lines.length === 0 ? 'Nothing has happened yet.' : lines.join('\n')
}

function randomSetUp(match: Match): string | undefined {
  const question = questionOf(match)
  if (question === undefined) return undefined
  const answer = randomPlayer(`set-up ${match.seed}`).answer(question)
  return 'layout' in answer ? match.playLayout(answer.layout)?.message : undefined
}
