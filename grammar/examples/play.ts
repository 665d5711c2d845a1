import { boardMeant } from './name-boards.ts'
import type { CheckedGame } from '../check/checked-game.ts'
import { conditionOf } from '../check/example-conditions.ts'
import type { Scope } from '../check/elaboration/scope.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { World } from '../check/world/world.ts'
import { kindsCalled } from '../check/world/kinds-called.ts'
import { nameText } from '../check/world/tree-reading.ts'
import { bookText } from '../book/book-text.ts'
import type { Span } from '../source/span.ts'
import { splitAtCommas } from '../yaml/split-at-commas.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import type { EndOfGame, Example, ExampleStep } from './example.ts'
import { readSquares } from './read-given.ts'

/** The lines of `play`, in order. */
export function readPlay(
  checked: CheckedGame,
  example: Example,
  labels: Scope,
  diagnostics: Diagnostics,
): readonly ExampleStep[] {
  return example.play.flatMap((node) => readStep(checked, labels, node, diagnostics))
}

/** The names of groups in moves: a label stands for the group as the engine writes it. */
function withGroups(checked: CheckedGame, labels: Scope, move: string): string {
  if (checked.reading.world.groups.length === 0) return move
  return move
    .split(/([(), ]+)/)
    .map((word) => groupCalled(checked, labels, word) ?? word)
    .join('')
}

function groupCalled(checked: CheckedGame, labels: Scope, label: string): string | undefined {
  const value = labels.variables.get(label)?.value
  if (value?.form !== 'scalar' || value.ir.op !== 'const') return undefined
  const { type } = value
  if (type.kind !== 'group') return undefined
  const info = checked.reading.world.groups.find(({ name }) => name === type.class)
  return `${info?.name ?? ''} ${value.ir.value - (info?.first ?? 0) + 1}`
}

function readStep(
  checked: CheckedGame,
  labels: Scope,
  node: YamlNode,
  diagnostics: Diagnostics,
): readonly ExampleStep[] {
  const wrong = (span: Span, message: string, more: object = {}): readonly ExampleStep[] => {
    diagnostics.add({ code: 'ST6002', severity: 'error', message, span, ...more })
    return []
  }
  if (node.kind !== 'map')
    return wrong(node.span, 'Each line of `play` is a key with a value, such as `red: c4xd5`.')
  const [first] = node.entries
  if (first === undefined) return []
  const { key, value } = first
  const { span } = key
  const text = value.kind === 'text' ? value : undefined
  const { seats } = checked.reading.world
  const seatCalled = (name: string): number => seats.findIndex((s) => s.name === name)
  switch (key.text) {
    case 'record':
      return text === undefined
        ? wrong(span, '`record` is one text of moves.')
        : [{ kind: 'record', span: text.span, moves: text.text }]
    case 'check':
      return text === undefined
        ? wrong(span, '`check` is one condition.')
        : readCheck(checked, labels, text, diagnostics)
    case 'legal':
      return [
        {
          kind: 'legal',
          span,
          moves: movesOf(texts(value)).map((move) => withGroups(checked, labels, move)),
        },
      ]
    case 'random':
      return texts(value)
        .flatMap((one) => splitAtCommas(one))
        .flatMap((one) => readRandom(checked, one, wrong))
    case 'shuffled':
      return text === undefined
        ? wrong(span, '`shuffled` is one text: what comes first after the shuffle.')
        : readShuffled(checked, text, wrong)
    case 'dice':
      return texts(value).flatMap((one) => readDice(checked, one, wrong))
    case 'asked': {
      const seat = seatCalled(text?.text ?? '')
      return seat < 0 ? wrong(text?.span ?? span, 'Whose decision is it?') : [{ kind: 'asked', span, seat }]
    }
    case 'ends':
      return text === undefined
        ? wrong(span, '`ends` says how the game ends.')
        : readEnd(checked, text, diagnostics)
    case 'either':
      if (value.kind !== 'list') return wrong(span, '`either` is a list of branches, each a list of steps.')
      return [
        {
          kind: 'either',
          span,
          branches: value.items.map((branch) =>
            (branch.kind === 'list' ? branch.items : [branch]).flatMap((item) =>
              readStep(checked, labels, item, diagnostics),
            ),
          ),
        },
      ]
    default:
      break
  }
  const seenBy = /^seen by (.+)$/.exec(key.text)
  const { boards } = checked.reading.world
  const board = boards.find(({ place }) => place === key.text) ?? (seenBy === null ? undefined : boards[0])
  if (board !== undefined) {
    const seat = seenBy === null ? undefined : seatCalled(seenBy[1] ?? '')
    if (seat !== undefined && seat < 0)
      return wrong(span, `There is no player called \`${seenBy?.[1] ?? ''}\`.`)
    if (text === undefined) return wrong(span, 'A picture of the board is needed here.')
    return [{ kind: 'picture', span, seat, spaces: readSquares(checked, board, text, diagnostics) }]
  }
  const cannot = /^(.+) cannot$/.exec(key.text)
  const seat = seatCalled(cannot?.[1] ?? key.text)
  if (seat < 0)
    return wrong(span, `\`${key.text}\` is neither a player nor a check.`, {
      ...suggestion(key.text, [
        ...boards.map(({ place }) => place),
        ...seats.map((s) => s.name),
        'record',
        'check',
        'legal',
        'asked',
        'ends',
        'either',
        'random',
        'shuffled',
        'dice',
      ]),
      ...boardMeant(checked, key, value),
    })
  if (text === undefined) return wrong(span, 'A move is one text.')
  const move = withGroups(checked, labels, text.text)
  if (cannot === null) return [{ kind: 'move', span: text.span, seat, text: move }]
  return [{ kind: 'cannot', span: text.span, seat, text: move, because: becauseOf(node) }]
}

/** `dice: 5 4`, `dice: hit, miss`: results of the next dice, one after the other. */
function readDice(
  checked: CheckedGame,
  text: YamlText,
  wrong: (span: Span, message: string, more?: object) => readonly ExampleStep[],
): readonly ExampleStep[] {
  const numbers = text.text.trim().split(/[\s,]+/u)
  if (numbers.every((number) => /^\d{1,9}$/u.test(number)))
    return numbers.map((number) => ({
      kind: 'random',
      span: text.span,
      thing: { is: 'value', values: [Number(number)], named: false },
    }))
  return splitAtCommas(text).flatMap((name) => readRandom(checked, name, wrong))
}

/** `random: Star`: the result of the next random draw. A kind represents any piece of it. */
function readRandom(
  { reading: { world } }: CheckedGame,
  text: YamlText,
  wrong: (span: Span, message: string, more?: object) => readonly ExampleStep[],
): readonly ExampleStep[] {
  const written = nameText(text.text)
  const kinds = kindsCalled(world, written)
  if (kinds !== undefined)
    return [{ kind: 'random', span: text.span, thing: { is: 'piece', kinds: [...kinds] } }]
  const lists = [
    world.seats.map(({ name }) => name),
    world.spaces.map(({ name }) => name),
    ...world.enumerations.values(),
  ]
  const values = lists.map((names) => names.indexOf(written)).filter((value) => value >= 0)
  if (values.length > 0)
    return [{ kind: 'random', span: text.span, thing: { is: 'value', values, named: true } }]
  const names = [...world.kinds.map(({ name }) => name), ...lists.flat()]
  const several = written.split(/\s+/u)
  const commas = several.length > 1 && several.every((word) => names.includes(word))
  return wrong(text.span, `\`${text.text}\` is not a possible outcome of chance.`, {
    ...(commas
      ? { help: `Put commas between several results: \`${several.join(', ')}\`.` }
      : suggestion(written, names)),
  })
}

/** `shuffled: ambassador, 2 dukes`: the first pieces after the next shuffle, from the top down. */
function readShuffled(
  { reading: { world } }: CheckedGame,
  text: YamlText,
  wrong: (span: Span, message: string, more?: object) => readonly ExampleStep[],
): readonly ExampleStep[] {
  const kinds: (readonly number[])[] = []
  for (const one of splitAtCommas(text)) {
    const [, count, name = ''] = /^(?:(\d{1,4})\s+)?(.*)$/u.exec(nameText(one.text)) ?? []
    const possibleKinds = kindsCalled(world, name)
    if (possibleKinds === undefined)
      return wrong(one.span, `\`${name}\` is nothing that could be shuffled.`, {
        ...suggestion(
          name,
          world.kinds.map((kind) => kind.name),
        ),
      })
    kinds.push(...Array.from({ length: Number(count ?? 1) }, () => [...possibleKinds]))
  }
  return [{ kind: 'random', span: text.span, thing: { is: 'order', kinds } }]
}

function becauseOf(node: YamlMap): string | undefined {
  const found = node.entries.find((entry) => entry.key.text === 'because')?.value
  return found?.kind === 'text' ? found.text : undefined
}

function texts(node: YamlNode): readonly YamlText[] {
  if (node.kind === 'text') return [node]
  return node.kind === 'list' ? node.items.filter((item): item is YamlText => item.kind === 'text') : []
}

/** YAML splits `[put (a1, b2), a3]` at each comma: rejoins parts in parentheses. */
function movesOf(parts: readonly YamlText[]): readonly string[] {
  const moves: string[] = []
  let open = 0
  for (const { text } of parts) {
    if (open > 0) moves.push(`${moves.pop() ?? ''}, ${text}`)
    else moves.push(text)
    open = Math.max(0, open + text.split('(').length - text.split(')').length)
  }
  return moves
}

function readCheck(
  checked: CheckedGame,
  labels: Scope,
  text: YamlText,
  diagnostics: Diagnostics,
): readonly ExampleStep[] {
  const source = bookText(text)
  const parsed = source.read('expression', diagnostics)
  const condition = parsed === undefined ? undefined : conditionOf(checked, source, parsed, labels)
  if (condition === undefined) return []
  return [
    {
      kind: 'check',
      span: text.span,
      condition: condition.ir,
      deduced: condition.deduced,
      mentions: condition.mentions,
      text: text.text,
    },
  ]
}

/** `red wins by blockade`, `the game is drawn by blockade`. */
function readEnd(checked: CheckedGame, text: YamlText, diagnostics: Diagnostics): readonly ExampleStep[] {
  const { world } = checked.reading
  const whole = /^(?:the )?game is (drawn|scored) by (.+)$/.exec(text.text)
  const ends = (how: EndOfGame, reason = ''): readonly ExampleStep[] => [
    { kind: 'ends', span: text.span, how, reason },
  ]
  if (whole !== null) return ends({ is: whole[1] === 'scored' ? 'scored' : 'drawn' }, whole[2])
  const sides = /^(.+?) (win|lose)s?(?: (\d{1,9}) points?)? by (.+)$/.exec(text.text)
  const seats = sides?.[1] === undefined ? undefined : seatsNamed(world, sides[1])
  const points = sides?.[3] === undefined ? undefined : Number(sides[3])
  if (sides === null || seats === undefined || (points !== undefined && sides[2] === 'lose')) {
    diagnostics.add({
      code: 'ST6002',
      severity: 'error',
      message: `The end of a game reads \`${checked.reading.world.seats[0]?.name ?? 'SEAT'} wins by REASON\` or \`the game is drawn by REASON\`.`,
      span: text.span,
      help: 'The reason is the label of the `end` rule, or the words after `wins by`, or after `by` in `rank`. It may also read `SEAT wins 2 points by REASON`, `all players lose by REASON` or `the game is scored by REASON`.',
    })
    return []
  }
  return ends(
    { is: sides[2] === 'lose' ? 'lost' : 'won', seats, ...(points !== undefined && { points }) },
    sides[4],
  )
}

/** `north`, `north and south`, `mountains`, `all players`: the seats meant. Undefined if a name is unknown. */
function seatsNamed({ seats, teams }: World, words: string): readonly number[] | undefined {
  if (/^(?:all )?players$/.test(words)) return [...seats.keys()]
  const found = words.split(/, | and /).map((word) => {
    const team = teams.find(({ name }) => name === word)
    const seat = seats.findIndex(({ name }) => name === word)
    return team?.seats ?? (seat < 0 ? undefined : [seat])
  })
  return found.some((one) => one === undefined)
    ? undefined
    : found.flatMap((one) => one ?? []).toSorted((a, b) => a - b)
}
