import { wrap, wrapHanging } from '../../grammar/diagnostics/text-width.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { commandIn, type Desk } from './play-commands.ts'
import { runCommand } from './play-thinking.ts'
import { inColumns, kindRanks, labelsBeside } from './play-menu.ts'
import { notationOf } from './typed-move.ts'
import { fitted } from './output.ts'
import type { Screen } from './play-table.ts'
import type { Wording } from './wording.ts'

/**
 * Lets a player choose a move of an action one thing at a time, by number or name, or several at once, separated by
 * commas (numbers also by blanks). Commands work as they do between moves. One that changes the position ends the
 * choice. Returns the notation of the whole move, or that command; undefined if the player gave up.
 */
export async function chooseStepwise(
  desk: Desk,
  action: string,
  screen: Screen,
  look: () => void,
): Promise<string | undefined> {
  const { match, wording } = desk
  const chosen: string[] = []
  /** Numbers of things chosen when there was no alternative. */
  const forced = new Set<number>()
  const takeBack = (): string | undefined => {
    let last = chosen.pop()
    while (last !== undefined && forced.delete(chosen.length)) last = chosen.pop()
    return last
  }
  for (;;) {
    const { next: found, move } = match.nextChoices(action, chosen)
    if (move !== undefined && found.length === 0) return move.notation
    const next = inOrder(match.ir, found, wording)
    const [only] = next
    if (only !== undefined && next.length === 1 && move === undefined) {
      forced.add(chosen.length)
      chosen.push(only.thing)
      continue
    }
    const width = screen.width()
    if (chosen.length > 0)
      screen.print(wrapHanging(`So far: ${shortNames(chosen, wording).join(', ')}`, width, '  ').join('\n'))
    const heads = [...new Set(next.map(({ choice }) => wording.named(choice)))].join(' or ')
    const items = next.map(({ shown, label }) => `${label.padStart(4)}  ${shown}`)
    screen.print([`${heads}:`, ...inColumns(items, width)].join('\n'))
    const typed = await screen.ask(promptFor(isMarked(next), move !== undefined, chosen.length > 0), () => [
      ...next.map(({ shown }) => shown),
      'back',
      'quit',
    ])
    const line = typed?.trim()
    if (line === undefined || line === 'quit') return undefined
    if (line === '' && move !== undefined) return move.notation
    if ((line === '' || line === 'back') && takeBack() === undefined) return undefined
    if (line === '' || line === 'back') continue
    if (line === '?' || line === 'help') {
      screen.print(wrap(HELP, width).join('\n'))
      continue
    }
    const asked = namesAThing(next, line) ? undefined : commandIn(match.ir, line, 'choice')
    if (asked?.command.ends === true) return `:${line.replace(/^:/u, '')}`
    if (asked !== undefined) {
      const { text, then } = await runCommand(() => asked.command.run({ ...desk, width }, asked.rest), screen)
      if (then === 'look') look()
      if (text !== undefined) screen.print(fitted(text, width))
      continue
    }
    const whole = wholeMove(desk, next, line)
    if (match.moves().some(({ notation }) => notation === whole)) return whole
    for (const word of wordsOf(line)) {
      const left = match.nextChoices(action, chosen).next
      // Line numbers refer to the list on the screen. A thing named by a number may become available only now.
      const isName = isMarked(next) && NUMBER.test(word)
      const things = thingsNamed(isName ? inOrder(match.ir, left, wording) : next, word)
      const [thing] = things
      if (things.length === 1 && left.some((each) => each.thing === thing?.thing))
        chosen.push(thing?.thing ?? '')
      else {
        screen.print(misfitMessage(word, things))
        break
      }
    }
  }
}

const HELP =
  'Type a number or a name of the list, or several separated by commas. `back` takes the last one back, `quit` gives up the move. `hint`, `log`, `look`, `why MOVE` and the like work here, too; `undo` gives up the move and takes back the one before it.'

const NUMBER = /^\d+$/u
const NUMBERS = /^[#\d\s,]+$/u

/**
 * A whole move instead of one thing. Numbers refer to this list, because the menu of all moves is not on the screen.
 */
function wholeMove({ match, wording }: Desk, next: readonly Shown[], line: string): string | undefined {
  const [first = line] = NUMBERS.test(line) ? wordsOf(line) : [line]
  if (thingsNamed(next, first).length > 0) return undefined
  return NUMBERS.test(line) ? line : notationOf(match, line, wording)
}

/** `2, 3` and `2 3` are two numbers; names may contain blanks. */
function wordsOf(line: string): readonly string[] {
  const between = NUMBERS.test(line) ? /[\s,]+/u : ','
  return line.split(between).map((word) => word.trim())
}

function promptFor(hasMarks: boolean, isWhole: boolean, isBegun: boolean): string {
  const enough = isWhole ? ', Enter if that is all' : ''
  return `${hasMarks ? 'name or #number' : 'number or name'}${enough}, \`${isBegun ? 'back' : 'quit'}\`> `
}

interface Shown {
  readonly choice: string
  readonly thing: string
  readonly shown: string
  /** The number of its line, as it is shown and typed. */
  readonly label: string
}

/** In the order of the rules, without the place if it is the same for all of them. */
function inOrder(
  ir: GameIR,
  next: readonly { readonly choice: string; readonly thing: string }[],
  wording: Wording,
): readonly Shown[] {
  const ranks = kindRanks(ir)
  const names = shortNames(
    next.map(({ thing }) => thing),
    wording,
  )
  const labels = labelsBeside([...names, ...next.map(({ thing }) => thing)])
  const rank = ({ thing }: { readonly thing: string }): number =>
    ranks.get(thing.replace(PLACE, '')) ?? Infinity
  const list = next.map((each, i) => ({ ...each, shown: names[i] ?? each.thing }))
  list.sort((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    return one === other ? 0 : one - other
  })
  return list.map((each, i) => ({ ...each, label: labels(i + 1) }))
}

/** The place of a thing, after its name. */
const PLACE = / (?:in|on) .*$/u

function shortNames(things: readonly string[], wording: Wording): readonly string[] {
  const places = new Set(things.map((thing) => PLACE.exec(thing)?.[0]))
  return things.map((thing) => wording.named(places.size === 1 ? thing.replace(PLACE, '') : thing))
}

function thingsNamed(next: readonly Shown[], word: string): readonly Shown[] {
  const small = word.toLowerCase()
  const exact = next.filter((each) => each.label === word || isCalled(each, small))
  // A number is not part of a name: `1` is not `12`.
  return exact.length > 0 || /^#?\d+$/u.test(word)
    ? exact.slice(0, 1)
    : next.filter(({ shown }) => shown.toLowerCase().includes(small))
}

const isMarked = ([first]: readonly Shown[]): boolean => first?.label.startsWith('#') === true

const isCalled = ({ shown, thing }: Shown, small: string): boolean =>
  [shown, thing].some((name) => name.toLowerCase() === small)

/** A thing may share its name with a command. A colon in front then makes it the command. */
function namesAThing(next: readonly Shown[], line: string): boolean {
  return next.some((each) => isCalled(each, line.toLowerCase()))
}

function misfitMessage(word: string, things: readonly Shown[]): string {
  if (things.length === 0) return `None of these is called \`${word}\`.`
  return `\`${word}\` may be ${things.map(({ shown }) => shown).join(' or ')}.`
}
