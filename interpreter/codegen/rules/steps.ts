import { handledBy } from '../../../grammar/ir/match.ts'
import type { EffectIR, StepOf } from '../../../grammar/ir/nodes.ts'
import { FULL_WORD, VALUES_PER_WORD, oneOfValue } from '../../../grammar/ir/bags.ts'
import { BEHIND_SCREENS, H, NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { scored } from '../../../grammar/ir/outcome.ts'
import { SALT, evenBelow } from '../../state/chance.ts'
import { MOST_DICE } from '../../state/dice.ts'
import { linesKept } from '../../state/said-lines.ts'
import { js, type Js } from '../code/code.ts'
import type { Ctx, Gen, MovedPiece } from './context.ts'
import { block, emit, functionOf, named, unitOf, withReg } from './context.ts'
import { takePosition } from './history.ts'
import { hasTops } from './moving.ts'
import { storedForRules } from './dirty-set.ts'
import { notesChange, placesChange } from './group-changes.ts'
import { contentsChange } from './contents-cache.ts'
import { writeCell } from './memory.ts'
import { containerOf } from './profiles.ts'
import { planOf } from '../code/plan-of.ts'
import { wordDown } from './undo-log.ts'
import { small, collected, listName } from './visits.ts'
import type { Cond, Val } from '../code/val.ts'
import { LEAST, MOST, condCode, constantVal, isNone, known, negated, ranged } from '../code/val.ts'
import { value, each } from './dispatch.ts'

/** The game is over; where points are won, each winner gets them. */
export function won(
  ctx: Ctx,
  { winner, points, reason, origin }: Pick<StepOf<'win'>, 'winner' | 'points' | 'reason' | 'origin'>,
): void {
  const who = points === undefined ? value(ctx, winner) : named(ctx, value(ctx, winner))
  if (points !== undefined && !ctx.attempt)
    emit(ctx, js`givePoints(S, ${who.code}, ${value(ctx, points).code}, ${origin});`)
  over(ctx, who, reason)
}

/** The game is over, and so is the function. */
function over(ctx: Ctx, winner: Val, reason: number): void {
  if (!ctx.attempt) ctx.g.memory.over(ctx, winner, reason)
  emit(ctx, ctx.stop)
}

function eachThing(ctx: Ctx, set: SetIR, visit: (item: Val) => void): void {
  each(ctx, set, visit)
}

function store(ctx: Ctx, step: StepOf<'store'>): void {
  const { base, least, most, origin } = step
  const fixed = step.index.op === 'const' ? step.index.value : undefined
  notesChange(ctx, base, fixed === NONE ? undefined : fixed)
  storedForRules(ctx, step)
  const index = fixed === undefined || fixed === NONE ? named(ctx, value(ctx, step.index)) : undefined
  if (index !== undefined) {
    const none = isNone(index)
    if (none !== false) emit(ctx, js`if (${condCode(none)}) nothingSet(${origin});`)
  }
  const word = named(ctx, value(ctx, step.value))
  checkRange(ctx, word, step)
  const kept: Val =
    word.lo > word.hi ? word : { ...word, lo: Math.max(word.lo, least), hi: Math.min(word.hi, most) }
  const sound = kept.lo <= kept.hi || word.lo > word.hi ? kept : word
  if (index === undefined) return writeCell(ctx, base + (fixed ?? 0), sound)
  const at = known(index)
  if (at !== undefined && at !== NONE) {
    wordDown(ctx, js`${base + at}`)
    return writeCell(ctx, base + at, sound)
  }
  wordDown(ctx, js`${base} + ${index.code} | 0`)
  emit(ctx, js`S[${base} + ${index.code} | 0] = ${word.code};`)
}

function checkRange(ctx: Ctx, word: Val, { base, least, most, orNone, origin }: StepOf<'store'>): void {
  const low = Math.max(least, LEAST)
  const outside: Cond[] = []
  if (word.lo < low && word.lo <= word.hi) outside.push(js`${word.code} < ${low}`)
  if (word.hi > most && most < MOST) outside.push(js`${word.code} > ${most}`)
  const none = isNone(word)
  const codes = outside.map(condCode)
  const [first] = codes
  if (none === false) {
    if (first !== undefined)
      emit(ctx, js`if (${joinOr(codes)}) outOfRange(${word.code}, ${least}, ${most}, ${base}, ${origin});`)
    return
  }
  if (orNone) {
    if (first !== undefined)
      emit(
        ctx,
        js`if (${condCode(negated(none))} && (${joinOr(codes)})) outOfRange(${word.code}, ${least}, ${most}, ${base}, ${origin});`,
      )
    return
  }
  const all = [condCode(none), ...codes]
  emit(ctx, js`if (${joinOr(all)}) outOfRange(${word.code}, ${least}, ${most}, ${base}, ${origin});`)
}

function joinOr(codes: readonly ReturnType<typeof condCode>[]): ReturnType<typeof condCode> {
  return codes.reduce((all, code, i) => (i === 0 ? code : js`${all} || ${code}`), js``)
}

/** Moves the first thing of one place to another, one after the other. */
function deal(ctx: Ctx, step: StepOf<'deal'>): void {
  const { origin, upTo } = step
  const [count, from, to] = [step.count, step.from, step.to].map((e) => named(ctx, value(ctx, e)))
  ctx.g.memory.needsPlain()
  if (count === undefined || from === undefined || to === undefined) return
  const end = endOf(ctx, to)
  if (end === undefined) {
    placesChange(ctx, from, to)
    const code = js`deal(S, ${count.code}, ${from.code}, ${to.code}, ${upTo ? 1 : 0}, ${origin});`
    return emit(ctx, code)
  }
  const [i, piece] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v')]
  block(ctx, js`for (let ${i} = 0; ${i} < ${count.code}; ${i}++)`, () => {
    for (const none of [isNone(from), isNone(to)])
      if (none !== false) emit(ctx, js`if (${condCode(none)}) dealtNowhere(${origin});`)
    const [there, here] = [
      { ...from, none: false },
      { ...to, none: false },
    ]
    const first = ctx.g.memory.first(there)
    emit(ctx, js`const ${piece} = ${first.code};`)
    if (upTo) emit(ctx, js`if (${piece} < 0) break;`)
    else emit(ctx, js`if (${piece} < 0) tooFew(${count.code}, ${i}, ${origin});`)
    const { capacity, entities } = planOf(ctx.g.ir)
    const room = capacity.slice(Math.max(0, here.lo), here.hi + 1)
    const [least = 0] = room
    const most = room.every((one) => one === least)
      ? js`${least}`
      : js`${ctx.g.tables.of([...capacity]).name}[${here.code}]`
    const isFull = js`${ctx.g.memory.count(here).code} >= ${most}`
    if (upTo) emit(ctx, js`if (${isFull}) break;`)
    else if (room.some((one) => one < entities))
      emit(ctx, js`if (${isFull}) full(${here.code}, ${origin}, ${most} - ${i});`)
    const dealt: Val = { ...first, code: piece, none: false, atom: true }
    ctx.g.memory.move(ctx, dealt, here, end, origin, true)
  })
  if (hasTops(ctx.g, planOf(ctx.g.ir)))
    for (const place of [from, to]) emit(ctx, js`if (${place.code} >= 0) showTop(S, ${place.code});`)
  ctx.last.move = undefined
}

/** Where dealt things end up in a place, if that is the same in all places that it may be. */
function endOf(ctx: Ctx, { lo, hi }: Val): 'first' | 'last' | undefined {
  const ends = ctx.g.ir.containers
    .slice(Math.max(0, lo), hi + 1)
    .map(({ pile }) => (pile === true ? 'first' : 'last'))
  return ends.every((one) => one === ends[0]) ? ends[0] : undefined
}

function move(ctx: Ctx, step: StepOf<'move'>): void {
  const { memory } = ctx.g
  if (step.what.set === 'one') {
    const piece = named(ctx, value(ctx, step.what.item))
    const to = named(ctx, value(ctx, step.to))
    const none = isNone(piece)
    if (none === true) return
    const placeCode = placeNamed(ctx, step.what.item)
    if (placeCode !== undefined && piece.atom) ctx.places.set(piece.code.text, placeCode)
    const go = (): void => {
      const nowhere = isNone(to)
      if (nowhere !== false) emit(ctx, js`if (${condCode(nowhere)}) movedNowhere(${step.origin});`)
      if (nowhere === true) return
      memory.move(ctx, { ...piece, none: false }, { ...to, none: false }, step.end, step.origin)
    }
    if (none === false) return go()
    const before = new Map(ctx.places)
    const from = ctx.g.names.fresh('v')
    emit(ctx, js`let ${from} = N;`)
    let moved: MovedPiece | undefined
    block(ctx, js`if (${condCode(negated(none))})`, () => {
      go()
      moved = ctx.last.move
      if (moved !== undefined) emit(ctx, js`${from} = ${moved.from.code};`)
    })
    // Possibly nothing was moved.
    for (const [name, place] of ctx.places) if (before.get(name) !== place) ctx.places.delete(name)
    ctx.empty.clear()
    ctx.last.move = moved && {
      ...moved,
      from: { ...moved.from, code: from, none: true, atom: true },
      sure: false,
    }
    return
  }
  const { list, length, item } = collected(ctx, step.what)
  const to = named(ctx, value(ctx, step.to))
  memory.needsPlain()
  if (item === undefined) return
  const nowhere = isNone(to)
  if (nowhere === true) return emit(ctx, js`if (${length} > 0) movedNowhere(${step.origin});`)
  if (nowhere !== false)
    emit(ctx, js`if (${length} > 0 && ${condCode(nowhere)}) movedNowhere(${step.origin});`)
  const i = ctx.g.names.fresh('i')
  const shown = topsShown(ctx, length)
  block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
    const at = step.end === 'first' ? js`${length} - 1 - ${i}` : i
    emit(ctx, js`const ${item.code} = ${list}[${at}];`)
    shown.leaves(item.code)
    memory.move(ctx, item, { ...to, none: false }, step.end, step.origin, true)
  })
  shown.after(to.code)
  ctx.last.move = undefined
}

/** The things are listed with their places before any of them moves. */
function moveEach(ctx: Ctx, step: StepOf<'move each'>): void {
  const { list, length, item } = collected(ctx, step.what)
  ctx.g.memory.needsPlain()
  if (item === undefined) return
  const [places, i] = [listName(ctx), ctx.g.names.fresh('i')]
  block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
    emit(ctx, js`const ${item.code} = ${list}[${i}];`)
    emit(ctx, js`${places}[${i}] = ${value(withReg(ctx, step.reg, item), step.to).code};`)
  })
  placesChange(ctx)
  emit(ctx, js`moveEach(S, ${list}, ${places}, ${length}, ${step.end === 'first' ? 1 : 0}, ${step.origin});`)
}

/** Code that shows the tops of piles once all things of a step have moved. */
function topsShown(
  ctx: Ctx,
  length: Js,
): { readonly leaves: (piece: Js) => void; readonly after: (to: Js) => void } {
  if (!hasTops(ctx.g, planOf(ctx.g.ir))) return { leaves: () => {}, after: () => {} }
  const left = ctx.g.names.fresh('v')
  emit(ctx, js`const ${left} = pilesLeft();`)
  return {
    leaves: (piece) => emit(ctx, js`leaves(S, ${left}, ${piece});`),
    after: (to) => emit(ctx, js`if (${length} > 0) { showTops(S, ${left}); showTop(S, ${to}); }`),
  }
}

/** The place of a piece that is named as the first or last of a place. */
function placeNamed(ctx: Ctx, e: ExprIR): Val | undefined {
  if (e.op !== 'first' || e.set.set !== 'members') return undefined
  const place = value(ctx, e.set.container)
  return known(place) === undefined || known(place) === NONE ? undefined : place
}

/** One of a set, all equally likely. */
function pick(ctx: Ctx, step: StepOf<'pick'>): void {
  const { list, length, item } = collected(ctx, step.what)
  ctx.g.memory.needsPlain()
  if (item === undefined) return writeCell(ctx, step.cell, constantVal(NONE))
  const picked = ctx.g.names.fresh('v')
  emit(
    ctx,
    js`const ${picked} = ${length} > 0 ? oneOf(S, ${list}, ${length}, ${step.of === 'piece' ? 1 : 0}) : N;`,
  )
  writeCell(ctx, step.cell, { ...item, code: picked, none: true, atom: true })
}

/** The result of the dice. */
function roll(ctx: Ctx, step: StepOf<'roll'>): void {
  const { what, least, sides, named, cells } = step
  ctx.g.memory.needsPlain()
  const count = value(ctx, step.count)
  const die = ctx.g.tables.of(sides).name
  const [first = 0] = cells
  // Computed here, once, because cells may be mere aliases.
  const shown = ctx.g.names.fresh('v')
  const drawn = (code: Js): void => emit(ctx, js`const ${shown} = ${code};`)
  if (what === 'one') {
    drawn(js`rolledFace(S, ${die}, ${least}, ${named})`)
    return writeCell(ctx, first, ranged(shown, least, least + sides.length - 1, false, true))
  }
  const thrown = js`(S, ${die}, ${least}, ${named}, ${count.code}, ${step.origin})`
  if (sides.length <= VALUES_PER_WORD && cells.length === 1) {
    const own = ctx.g.isAlone === true ? throwUnit(ctx.g, sides) : undefined
    drawn(own === undefined ? js`rolledWord${thrown}` : js`${own}(S, ${count.code}, ${step.origin})`)
    return writeCell(ctx, first, ranged(shown, 0, FULL_WORD, false, true))
  }
  drawn(js`rolled${thrown}`)
  cells.forEach((at, word) => writeCell(ctx, at, ranged(js`bagWord(${shown}, ${word})`, 0, FULL_WORD)))
}

/** `(S, dice, origin)`: throws dice, as `ChanceSource` does where nobody steers it; a word of what they show. */
function throwUnit(g: Gen, sides: readonly number[]): Js | undefined {
  const faces = sides.flatMap((count, value) => Array.from({ length: count }, () => oneOfValue(value)))
  // Nothing is drawn for a die with one side.
  if (faces.length < 2) return undefined
  const bags = g.tables.of(faces)
  return unitOf(g, `throw ${bags.name.text}`, js`throw`, (name) =>
    functionOf(
      g,
      name,
      js`S, dice, origin`,
      js`
if (dice > ${MOST_DICE}) tooManyDice(dice, origin);
const low = scramble(S[${H.seedLow}] ^ ${SALT.roll}), high = scramble(S[${H.seedHigh}] + ${SALT.roll} | 0);
let drawn = S[${H.drawsRoll}], bag = 0;
for (let die = 0; die < dice; die++) {
let word = 0;
do word = scramble(scramble(low + Math.imul(drawn++, ${0x9e3779b1 | 0}) | 0) ^ high) >>> 0;
while (word >= ${evenBelow(faces.length)});
bag = bag + ${bags.name}[word % ${faces.length}] | 0;
}
S[${H.drawsRoll}] = drawn;
return bag;`,
    ),
  )
}

/** Pieces become a group. */
function lay(ctx: Ctx, step: StepOf<'lay'>): void {
  const { list, length, item } = collected(ctx, step.what)
  const to = named(ctx, value(ctx, step.to))
  const group = ctx.g.ir.groups[step.group]
  if (group === undefined) throw new Error(`there is no class of groups ${step.group}`)
  ctx.g.memory.needsPlain()
  const laid = ctx.g.names.fresh('v')
  emit(ctx, js`const ${laid} = begun(S, ${step.group}, ${length}, ${to.code}, ${step.origin});`)
  const newGroup = ranged(laid, group.first, group.first + group.count - 1, false, true)
  if (ctx.g.profiles !== undefined) emit(ctx, js`PS[${to.code}] = 0;`)
  contentsChange(ctx, to)
  if (item !== undefined) {
    const i = ctx.g.names.fresh('i')
    const shown = topsShown(ctx, length)
    const into = named(ctx, containerOf(ctx, newGroup))
    block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
      emit(ctx, js`const ${item.code} = ${list}[${i}];`)
      shown.leaves(item.code)
      ctx.g.memory.moveIntoNew(ctx, item, into)
    })
    shown.after(into.code)
  }
  writeCell(ctx, step.cell, newGroup)
}

function show(ctx: Ctx, step: StepOf<'show'>): void {
  const { to } = step
  let seats: Val
  if (to.set === 'range' && to.from.op === 'const' && to.to.op === 'const' && to.from.value >= 0) {
    let mask = 0
    for (let seat = to.from.value; seat <= to.to.value; seat++) mask |= 1 << seat
    seats = constantVal(mask)
  } else {
    const name = ctx.g.names.fresh('n')
    emit(ctx, js`let ${name} = 0;`)
    each(
      ctx,
      to,
      small((seat) => emit(ctx, js`${name} |= 1 << ${seat.code};`)),
    )
    seats = ranged(name, 0, 0x7fffffff, false, true)
  }
  eachThing(ctx, step.what, (piece) => ctx.g.memory.show(ctx, piece, seats))
}

/** The seats with the highest value are first. */
function rank(ctx: Ctx, step: StepOf<'rank'>): void {
  const [best, first, seat] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
  const seats = ctx.g.ir.seats.length
  emit(ctx, js`let ${best} = N, ${first} = 0;`)
  block(ctx, js`for (let ${seat} = 0; ${seat} < ${seats}; ${seat}++)`, () => {
    const by = named(ctx, value(withReg(ctx, step.reg, ranged(seat, 0, seats - 1, false, true)), step.by))
    emit(ctx, js`S[${step.into} + ${seat}] = ${by.code};`)
    emit(
      ctx,
      js`if (${by.code} > ${best}) { ${best} = ${by.code}; ${first} = 1 << ${seat}; } else if (${by.code} === ${best}) ${first} |= 1 << ${seat};`,
    )
  })
  const winner =
    step.wins === 'nobody' ? js`${scored(seats)}` : js`rankedFirst(${first}, ${step.wins === 'team' ? 1 : 0})`
  over(ctx, ranged(winner, 0, scored(seats), true), step.reason)
}

function swap(ctx: Ctx, step: StepOf<'swap'>): void {
  const [one, other] = [value(ctx, step.one), value(ctx, step.other)]
  ctx.g.memory.needsPlain()
  placesChange(ctx)
  const ofPieces = step.what === 'pieces' ? 1 : 0
  emit(ctx, js`swap(S, ${ofPieces}, ${one.code}, ${other.code}, ${step.origin});`)
}

function shuffle(ctx: Ctx, step: StepOf<'shuffle'>): void {
  const container = value(ctx, step.container)
  ctx.g.memory.needsPlain()
  // Shuffled groups get new numbers, so the contents of any of them may differ.
  if (ctx.g.ir.groups.length > 0) placesChange(ctx)
  else placesChange(ctx, container)
  emit(ctx, js`shuffle(S, ${container.code});`)
}

function say(ctx: Ctx, step: StepOf<'say'>): void {
  if (ctx.g.memory.isDead(H.line)) return
  const ring = linesKept(ctx.g.ir.memory)
  const who = value(ctx, step.who)
  const lineWord = ctx.g.names.fresh('v')
  emit(ctx, js`const ${lineWord} = saidWord(${step.line}, ${who.code});`)
  const values = step.values.map((each) => named(ctx, value(ctx, each)))
  const slot = js`S[${H.line}] % ${ring?.length ?? 1}`
  if (ring !== undefined) {
    emit(ctx, js`S[${ring.at} + ${slot}] = ${lineWord};`)
    values.forEach(({ code }, i) =>
      emit(ctx, js`S[${ring.valuesAt + i} + (${slot}) * ${ring.width}] = ${code};`),
    )
  }
  emit(ctx, js`S[${H.line}] = S[${H.line}] + 1 | 0;`)
}

/** Steps that are executed at once. */
export const effect = handledBy<Ctx, EffectIR, 'step', void>('step', {
  store,
  move,
  'move each': moveEach,
  swap,
  deal,
  shuffle,
  pick,
  roll,
  lay,
  show,
  reveal: (ctx, { what }) => eachThing(ctx, what, (piece) => ctx.g.memory.reveal(ctx, piece)),
  screen: (ctx, { up }) => {
    if (up) return writeCell(ctx, H.screen, constantVal(BEHIND_SCREENS))
    ctx.g.memory.needsPlain()
    emit(ctx, js`takeScreensDown(S);`)
  },
  say,
  'take position': takePosition,
  win: won,
  rank,
})
