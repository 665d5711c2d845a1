import { localSymbol } from '../names/declarations.ts'
import type { CheckedGame } from '../check/checked-game.ts'
import { kindsCalled } from '../check/world/kinds-called.ts'
import { Scope } from '../check/elaboration/scope.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import { isIndexed } from '../check/expressions/indexed-places.ts'
import { scalarOf } from '../check/elaboration/values.ts'
import type { World } from '../check/world/world.ts'
import { constant } from '../ir/build.ts'
import { NONE, type BoardIR } from '../ir/ir.ts'
import { nobodys } from '../check/world/ownerless.ts'
import { isSupply } from '../check/world/spare-pieces.ts'
import { pieceSign } from '../ir/picture-signs.ts'
import { readPicture } from '../check/world/picture.ts'
import { Reporter } from '../check/world/reporter.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/catalogue.ts'
import { bookText } from '../book/book-text.ts'
import type { Span } from '../source/span.ts'
import type { YamlMap, YamlText } from '../yaml/tree.ts'
import type { Example, ExamplePlan, PictureSquare } from './example.ts'
import { Laying, type Lack } from './lay-pieces.ts'
import { ListedSpaces } from './listed-spaces.ts'
import { reportOverfullGiven } from './overfull.ts'
import { typeWords } from '../types/types.ts'
import { readNow } from './read-now.ts'
import { mayHold, readStores, type LyingThere } from './given-values.ts'
import { markedValue } from './marked-value.ts'
import type { Given } from '../expression/ast.ts'
import { elaborate } from '../check/elaboration/dispatch.ts'

interface GivenState {
  readonly aside: ExamplePlan['aside']
  readonly placed: ExamplePlan['placed']
  readonly groups: ExamplePlan['groups']
  /** Labels of groups are names in the rest of the example. */
  readonly labels: Scope
  readonly stores: ExamplePlan['stores']
  readonly members: ExamplePlan['members']
  readonly entry: ExamplePlan['entry']
  /** The first pieces that it needs and this box lacks. It then does not apply to this game. */
  readonly lack: Lack | undefined
}

/** The contents of `given`: where pieces are, tracked values, and the point of the game at which it begins. */
export function readGiven(checked: CheckedGame, example: Example, diagnostics: Diagnostics): GivenState {
  const { world } = checked.reading
  const laying = new Laying(checked, new Reporter(diagnostics))
  const { placed, stock } = laying
  const stores = firstSeats(checked)
  const members: ExamplePlan['members'][number][] = []
  const lying: LyingThere[] = []
  let entry: ExamplePlan['entry']
  const aside = new Set<number>()
  const putAside = (isMeant: (container: number) => boolean): void =>
    checked.facts.world.pieces.forEach(({ container }, piece) => {
      if (isMeant(container) && !isSupply(world.containers, container)) aside.add(piece)
    })
  const groups: { group: number; container: number }[] = []
  const spaces = new Map(checked.ir.spaces.map(({ name }, space) => [name, space]))
  const listed = new ListedSpaces(
    example.given.flatMap(({ key, value }) => (value.kind === 'text' ? (spaces.get(key.text) ?? []) : [])),
  )
  let labels = new Scope()
  const report = (code: Code, span: Span, message: string, more: object = {}): void =>
    diagnostics.add({ code, severity: 'error', message, span, ...more })
  for (const { key, value } of example.given) {
    const things = value.kind === 'map' ? thingsNamed(world, key.text) : undefined
    if (things !== undefined && value.kind === 'map') {
      for (const inner of value.entries)
        if (inner.value.kind === 'text') for (const thing of things) store(inner.key, inner.value, thing)
        else report('ST6002', inner.key.span, 'What each of them has is one value.')
      continue
    }
    if (value.kind !== 'text') {
      const holder = containerOf(checked, key)
      const place = world.places.find((p) => p.name === checked.ir.containers[holder ?? -1]?.place)
      if (
        holder === undefined ||
        place === undefined ||
        place.holdsGroups.length === 0 ||
        value.kind !== 'map'
      )
        report('ST6002', key.span, 'Labelled groups go under a place that holds groups.')
      else placeGroups(value, holder, place.holdsGroups)
      continue
    }
    if (key.text === 'the rest') {
      if (value.text === 'aside') putAside(() => true)
      continue
    }
    if (key.text === 'now') {
      entry = readNow(checked, labels, value, diagnostics)
      continue
    }
    const board = world.boards.find(({ place }) => place === key.text)
    if (board !== undefined) {
      putAside((container) => container >= board.first && container < board.first + board.count)
      if (value.text === 'nothing') continue
      for (const square of readSquares(checked, board, value, diagnostics)) {
        if (square.shows !== 'piece') continue
        const { kind, seat, space, span } = square
        if (!listed.draw(square)) laying.put({ count: 1, kinds: new Set([kind]), owner: seat, span }, space)
      }
      continue
    }
    const container = containerOf(checked, key)
    if (container !== undefined) {
      placeContents(value, container, ownerOf(checked, container))
      // A place gets exactly the given contents; on a pile, they go on top.
      const given = placed.some((each) => each.container === container)
      if (!given || checked.ir.containers[container]?.pile !== true) putAside((other) => other === container)
      continue
    }
    store(key, value)
  }
  listed.reportOthers(checked.ir, laying.reporter)
  laying.exchangeSpares(aside)
  for (const { address, space, type, span } of lying) {
    const piece = laying.topmost(space, type, aside)
    if (piece !== undefined) stores.push({ address, value: piece })
    else if (laying.lack === undefined)
      report(
        'ST6003',
        span,
        `There is no ${type.class} on ${checked.ir.spaces[space]?.name ?? ''} in this example.`,
      )
  }
  reportOverfullGiven(checked, laying.laid, aside, laying.reporter)
  if (example.position !== undefined && !/(?:^|;)\s*now:/u.test(example.position.text))
    report('ST6002', example.position.span, 'This position does not say where the game continues.', {
      help: 'Copy a whole line that `sandtable position` prints, such as `board: 3/1X1/3; now: nought at play 1`, or list what is where under `given`, each on a line of its own.',
    })
  const [first] = example.given
  if (first !== undefined && !example.given.some(({ key }) => key.text === 'now'))
    report('ST6002', first.key.span, '`given` does not say where the game continues.', {
      help: `Add \`now: turn of ${world.seats[0]?.name ?? '...'}\` to it, or the name of a stage instead of \`turn\`.`,
    })
  return {
    aside: [...aside],
    placed,
    groups,
    labels,
    stores: [...stock.became, ...stores],
    members,
    entry,
    lack: laying.lack,
  }

  function store(key: YamlText, value: YamlText, thing?: string): void {
    const found = readStores(checked, labels, key, value, diagnostics, thing)
    stores.push(...found.stores)
    members.push(...found.members)
    lying.push(...found.lying)
  }

  /** Each label names a group, followed by its contents, which may be labelled groups themselves. */
  function placeGroups(map: YamlMap, holder: number, classes: readonly string[]): void {
    for (const { key: label, value: members } of map.entries) {
      const holdsGroups = members.kind === 'map'
      const info = world.groups.find(
        (group) => classes.includes(group.name) && (group.of !== undefined) === holdsGroups,
      )
      if (info === undefined || members.kind === 'list') {
        report('ST6002', label.span, 'What is in a group is one text, such as `2 soldiers, nurse`.')
        continue
      }
      const used = groups.filter(({ group }) => group >= info.first && group < info.first + info.count)
      const group = info.first + used.length
      groups.push({ group, container: holder })
      laying.laid.push({ piece: undefined, container: holder, span: label.span })
      const type = { kind: 'group', class: info.name } as const
      labels = labels.declare({
        symbol: localSymbol('variable', label.text, label.span),
        value: scalarOf(type, constant(group)),
      })
      const container = group - info.first + info.container
      if (members.kind === 'map') placeGroups(members, container, info.of === undefined ? [] : [info.of])
      else placeContents(members, container, ownerOf(checked, holder))
    }
  }

  function placeContents(text: YamlText, container: number, holder: number | undefined): void {
    for (const { count, name, span, marks } of contents(text, diagnostics)) {
      const { kinds, owner } = ownedKinds(checked, name)
      if (kinds === undefined) {
        const names = world.kinds.map((k) => k.name)
        report('ST4101', span, `There is no kind called \`${name}\`.`, suggestion(name, names))
        continue
      }
      const [only] = [...kinds].flatMap((kind) => world.kinds[kind] ?? [])
      if (owner !== undefined && only?.ownerless === true && kinds.size === 1) {
        report('ST4048', span, ...nobodys(only, world.seats[owner]?.name ?? ''))
        continue
      }
      listed.list(container, { kinds, owner: owner ?? holder })
      for (const piece of laying.put({ count, kinds, owner: owner ?? holder, name, span }, container))
        for (const mark of marks) stores.push(...marked(piece, mark, span))
    }
  }

  /** `mounted guard with 1 wounds`, `with right facing`, `with tired` */
  function marked(
    piece: number,
    { count, name: { text } }: Given['marks'][number],
    span: Span,
  ): ExamplePlan['stores'] {
    const className = world.kinds[checked.facts.world.pieces[piece]?.kind ?? -1]?.class
    const tracked = [...checked.facts.tracked.values()]
      .flat()
      .filter(({ of }) => typeof of === 'object' && of.class === className)
    const found = tracked.find(({ name }) => text === name || text.endsWith(` ${name}`))
    if (found !== undefined) {
      const address = found.cell.base + piece
      const word = text.slice(0, -found.name.length).trim()
      const value = count ?? markedValue(world, found.type, word)
      if (value !== undefined && mayHold(checked, address, value)) return [{ address, value }]
      const written = count ?? (word === '' ? `\`${text}\`` : `\`${word}\``)
      report('ST4018', span, `${written} is not ${typeWords(found.type)}.`)
      return []
    }
    report(
      'ST6003',
      span,
      `Such a piece has no \`${text}\`.`,
      suggestion(
        text,
        tracked.map((one) => one.name),
      ),
    )
    return []
  }
}

/** If the rules track a player who is determined during play, an example that does not name one means the first. */
function firstSeats({ ir, facts }: CheckedGame): { address: number; value: number }[] {
  const settled = new Set(
    [...facts.tracked.values()]
      .flat()
      .flatMap(({ type, cell, members }) =>
        type.kind === 'seat' && !cell.orNone && members === undefined ? [cell.base] : [],
      ),
  )
  return ir.memory.regions.flatMap((region) =>
    region.type === 'seat' && settled.has(region.at)
      ? region.start.flatMap((start, i) => (start === NONE ? [{ address: region.at + i, value: 0 }] : []))
      : [],
  )
}

/** `each player`, `each team`, `north`, `mountains`: things with tracked values, by name. */
function thingsNamed({ seats, teams, regions }: World, text: string): readonly string[] | undefined {
  const named = [...seats, ...teams].map(({ name }) => name)
  if (text === 'each player') return seats.map(({ name }) => name)
  if (text === 'each team') return teams.map(({ name }) => name)
  const known = named.includes(text) || [...regions.values()].some(({ names }) => names.includes(text))
  return known ? [text] : undefined
}

function ownerOf(checked: CheckedGame, container: number): number | undefined {
  const owner = checked.ir.containers[container]?.owner ?? -1
  return owner >= 0 ? owner : undefined
}

/** `red soldiers`: a name that may begin with a seat; but a kind may have that name, too. */
function ownedKinds(
  checked: CheckedGame,
  name: string,
): { kinds: ReadonlySet<number> | undefined; owner: number | undefined } {
  const { world } = checked.reading
  const seat = world.seats.findIndex((s) => name.startsWith(`${s.name} `))
  const rest = seat < 0 ? name : name.slice((world.seats[seat]?.name.length ?? 0) + 1)
  const kinds = kindsCalled(world, rest)
  if (seat < 0 || kinds === undefined) return { kinds: kindsCalled(world, name), owner: undefined }
  return { kinds, owner: seat }
}

function contents(
  value: YamlText,
  diagnostics: Diagnostics,
): readonly {
  count: number
  name: string
  span: Span
  marks: Given['marks']
}[] {
  const source = bookText(value)
  const parsed = source.read('contents', diagnostics)
  return (parsed?.items ?? []).map((item) => ({
    count: item.count,
    name: item.name.text,
    span: source.spanOf(item.start, item.end),
    marks: item.marks,
  }))
}

/** The container denoted by a key such as `captured of red` or `d4`. Undefined if it denotes none. */
function containerOf(checked: CheckedGame, key: YamlText): number | undefined {
  const { ir, reading } = checked
  const byName = ir.containers.findIndex((c) => c.name === key.text)
  if (byName >= 0) return byName
  // An indexed place may be written in other words than its name.
  const source = bookText(key)
  const parsed = source.read('expression', new Diagnostics())
  if (parsed?.kind !== 'call' && parsed?.kind !== 'of') return undefined
  const place = reading.world.places.find(({ name }) => name === parsed.name.text)
  if (place === undefined || !isIndexed(place)) return undefined
  const value = elaborate(reading, { source, scope: new Scope() }, parsed)
  return value.form === 'place' && value.container?.op === 'const' ? value.container.value : undefined
}

/** The contents of a picture of the board, space by space. Mistakes are reported. */
export function readSquares(
  checked: CheckedGame,
  board: BoardIR,
  value: YamlText,
  diagnostics: Diagnostics,
): readonly PictureSquare[] {
  const { ir, reading } = checked
  const { rows, columns, first, count } = board
  if (rows === 0) {
    const space = ir.spaces[first]?.name ?? 'a1'
    diagnostics.add({
      code: 'ST4023',
      severity: 'error',
      message: `\`${board.place}\` is not drawn in rows, so there are no pictures of it.`,
      span: value.span,
      help: `List the spaces: \`${space}: ...\`, with \`${board.place}: nothing\` first if the rest is empty.`,
    })
    return []
  }
  const picture = readPicture(value, new Reporter(diagnostics))
  if (picture === undefined) return []
  if (picture.rows.length !== rows || picture.columns !== columns) {
    diagnostics.add({
      code: 'ST4023',
      severity: 'error',
      message: `This picture has ${picture.columns} columns and ${picture.rows.length} rows, the board has ${columns} and ${rows}.`,
      span: value.span,
    })
    return []
  }
  const squares: PictureSquare[] = []
  const spaceAt = new Map<string, number>()
  // Of those drawn in one spot, the first counts.
  for (let space = first + count - 1; space >= first; space--) {
    const at = ir.spaces[space]
    if (at !== undefined) spaceAt.set(`${at.column} ${at.row}`, space)
  }
  for (const [line, cells] of picture.rows.entries())
    for (const [column, { sign, span }] of cells.entries()) {
      if (sign === '~') continue
      const space = spaceAt.get(`${column} ${rows - 1 - line}`)
      if (space === undefined) continue
      if (sign === '.') squares.push({ space, span, sign, shows: 'nothing' })
      else if (sign === '?') squares.push({ space, span, sign, shows: 'unknown' })
      else {
        const { letter, seat } = pieceSign(sign)
        const kind = reading.world.kinds.findIndex(
          (k) => k.letter === letter.toUpperCase() || k.letter === letter,
        )
        if (kind >= 0) squares.push({ space, span, sign, shows: 'piece', kind, seat })
        else
          diagnostics.add({
            code: 'ST4022',
            severity: 'error',
            message: `No piece has the letter \`${sign}\`.`,
            span,
          })
      }
    }
  return squares
}
