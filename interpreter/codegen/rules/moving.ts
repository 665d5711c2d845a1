import { OWNERS, type TablePlan } from '../../state/table-plan.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { functionOf, type Asked, type Gen } from './context.ts'
import { regrouped, stale } from './contents-cache.ts'
import { mayKeepRoutes, noteCall } from '../code/route-notes.ts'
import { FAN, TOP, marksOf } from '../code/plan-of.ts'
import type { StaticTables } from '../code/tables.ts'
import { usesUndoLog, pieceDown } from './undo-log.ts'
import type { Val } from '../code/val.ts'

/**
 * Moves one piece as `movePiece` does, with everything that depends only on the game computed in advance. The source is
 * unknown at generation, but usually the kind of target is known. Returns the function for one end of such targets.
 * Without `showsTops` the caller reveals the tops of piles once all have moved.
 */
export function moveUnit(
  g: Gen,
  plan: TablePlan,
  to: Val,
  end: 'first' | 'last',
  { checksRoom, showsTops }: { readonly checksRoom: boolean; readonly showsTops: boolean },
): Js {
  const { containers, groupContainers } = plan
  const [lo, hi] = [Math.max(0, to.lo), Math.min(containers - 1, to.hi)]
  const places = Array.from({ length: Math.max(0, hi - lo + 1) }, (_, i) => lo + i)
  const ofGroups = g.memory.groupPlaces
  const among = places.some((place) => place >= groupContainers)
  const seeing = [...new Set([...places.filter((c) => c < groupContainers), ...(among ? ofGroups : [])])].map(
    (place) => plan.watchers[place] ?? 0,
  )
  const sure = seeing.every((who) => who === seeing[0]) ? seeing[0] : undefined
  const target = {
    isGroup: among ? (lo >= groupContainers ? true : undefined) : false,
    watchers: sure,
    mayBeSpace: lo < g.ir.spaces.length,
    showsTops: showsTops && hasTops(g, plan),
    hasTop: showsTops && places.some((place) => plan.topWatchers[place] !== 0),
    mayBeFull: checksRoom && places.some((place) => (plan.capacity[place] ?? 0) < plan.entities),
    isSpaceForOne: hi < g.ir.spaces.length && places.every((place) => plan.capacity[place] === 1),
  }
  const key = `move ${end} ${JSON.stringify(target)}`
  const unit = g.units.get(key)
  if (unit !== undefined) return unit
  const name = js`move${g.names.fresh('n')}`
  g.units.set(key, name)
  g.late.push((asked) => {
    const body = plan.deepGroups
      ? movingDeep(g, plan, target, end, asked)
      : moving(g, plan, target, end, ofGroups, asked)
    return functionOf(g, name, js`S, p, to, origin`, body)
  })
  return name
}

/**
 * A group takes its contents along, and may end others. That is left to the state's own code. If face knowledge is not
 * stored, only neighbours change.
 */
function movingDeep(
  { ir, tables, profiles, memory }: Gen,
  plan: TablePlan,
  target: Target,
  end: 'first' | 'last',
  asked: Asked,
): Js {
  const { groupContainers: groups, groupShift, memory: m } = plan
  const ends = js`from >= ${groups} && S[${m.count} + from | 0] === 0`
  const lines: Js[] = [js`const from = S[${m.at} + p | 0];`]
  if (profiles !== undefined) {
    // If it leaves, a group may end, and with it the one around.
    const around = js`c < ${groups} ? -1 : S[${m.at} + c - ${groupShift} | 0]`
    if (asked.counts) lines.push(js`for (let c = from; c >= 0; c = ${around}) PS[c] = 0;`)
    lines.push(stale(js`from`))
  }
  if (memory.keepsNoMarks === true)
    lines.push(
      js`if (from >= 0) {${unlinked(plan)}\n}`,
      linked(plan, end),
      js`if (p >= ${plan.pieces}) { ${regrouped()} }`,
      js`if (${ends}) { ${regrouped()} endGroup(S, from - ${groupShift} | 0, p); }`,
    )
  else
    lines.push(
      js`${target.showsTops ? js`moved` : js`carried`}(S, p, to, ${end === 'first' ? 1 : 0});`,
      js`if (p >= ${plan.pieces} || ${ends}) { ${regrouped()} }`,
    )
  lines.push(js`changed = -1; everywhere = -1;`)
  if (mayKeepRoutes(ir)) lines.push(noteCall(js`p`))
  if (profiles !== undefined) lines.push(stale(js`to`))
  if (asked.counts) lines.push(js`PS[to] = 0;`)
  if (target.mayBeFull)
    lines.push(
      js`if (S[${plan.memory.count} + to | 0] > ${tables.of([...plan.capacity]).name}[to]) full(to, origin);`,
    )
  return joinJs(lines, js`\n`)
}

/** True if anybody keeps track of who sees the tops of piles. */
export function hasTops({ memory }: Gen, plan: TablePlan): boolean {
  return memory.keepsNoMarks !== true && plan.topWatchers.some((who) => who !== 0)
}

interface Target {
  /** True if players who may look see the new top of the pile that the piece leaves. */
  readonly showsTops: boolean
  readonly isGroup: boolean | undefined
  /** The seats that see into all such places. */
  readonly watchers: number | undefined
  readonly mayBeSpace: boolean
  readonly hasTop: boolean
  readonly mayBeFull: boolean
  /** True for a space with room for one. */
  readonly isSpaceForOne: boolean
}

function moving(
  g: Gen,
  plan: TablePlan,
  target: Target,
  end: 'first' | 'last',
  ofGroups: readonly number[],
  asked: Asked,
): Js {
  const { tables, profiles } = g
  const { memory: m, groupContainers, groupShift } = plan
  const hasGroups = groupContainers < plan.containers
  const marks = marksOf(plan, ofGroups)
  const leaving = tables.of(marks).name
  const lines: Js[] = [js`const from = S[${m.at} + p | 0];`]
  if (mayKeepRoutes(g.ir)) lines.push(noteCall(js`p`))
  if (usesUndoLog(g)) lines.push(pieceDown(plan))
  const keepsMarks = g.memory.keepsNoMarks !== true
  const hides = keepsMarks && marks.some((mark) => (mark & FAN) !== 0)
  const shows = target.showsTops && marks.some((mark) => (mark & TOP) !== 0)
  lines.push(
    standAlone(g, plan, marks) ? js`${leaveAlone(g, plan)}\nelse if (from >= 0) {` : js`if (from >= 0) {`,
  )
  if (hides || shows) lines.push(js`const mark = ${leaving}[from];`)
  if (hides) {
    // Usually nobody who cannot see into a fan knows anything in it.
    const blind = tables.of(
      marks.map((mark, place) => {
        const who = plan.watchers[place] ?? 0
        if ((mark & FAN) === 0) return 0
        return place < groupContainers && who !== OWNERS ? plan.fans.seats & ~who : -1
      }),
    ).name
    lines.push(js`
if ((mark & ${FAN}) !== 0 && from !== to && S[${m.count} + from | 0] > 1) {
let marks = 0;
for (let other = S[${m.first} + from | 0]; other >= 0; other = S[${m.next} + other | 0]) ${hasGroups ? js`if (other < ${plan.pieces}) ` : js``}marks |= S[${m.seen} + other | 0];
if ((marks & ${blind}[from]) !== 0) leavesFan(S, p, from, to);
}`)
  }
  lines.push(unlinked(plan))
  if (shows) lines.push(js`if ((mark & ${TOP}) !== 0) showTop(S, from);`)
  if (target.isSpaceForOne && target.mayBeFull)
    lines.push(js`}`, js`if (S[${m.count} + to | 0] !== 0) full(to, origin);`, alone(plan))
  else lines.push(js`}`, linked(plan, end))
  if (hasGroups) {
    const wasGroup = js`if (from >= ${groupContainers}) { CG[from] = -1; changed = -1; }`
    const isGroup = js`CG[to] = -1; changed = -1;`
    lines.push(wasGroup)
    // A group itself may move, and a rule may read its place.
    lines.push(js`if (p >= ${plan.pieces}) { changed = -1; everywhere = -1; ${regrouped()} }`)
    if (target.isGroup === true) lines.push(isGroup)
    else if (target.isGroup === undefined) lines.push(js`if (to >= ${groupContainers}) { ${isGroup} }`)
  }
  if (profiles !== undefined && hasGroups) lines.push(stale(js`from`), stale(js`to`))
  const around = js`S[${m.at} + from - ${groupShift} | 0]`
  const counts = !asked.counts ? js`` : js`if (${around} >= 0) PS[${around}] = 0; `
  if (hasGroups)
    lines.push(
      js`if (from >= ${groupContainers} && S[${m.count} + from | 0] === 0) { ${counts}${regrouped()} endGroup(S, from - ${groupShift} | 0, p); }`,
    )
  if (asked.counts) lines.push(js`if (from >= 0) PS[from] = 0;`, js`PS[to] = 0;`)
  if (asked.spaces) lines.push(touching(g, js`from`, true), touching(g, js`to`, target.mayBeSpace))
  const isPiece = hasGroups ? js`if (p < ${plan.pieces}) ` : js``
  if (keepsMarks)
    lines.push(js`${isPiece}S[${m.seen} + p | 0] |= ${seenThere(plan, tables, target, js`to`)};`)
  if (keepsMarks && target.hasTop) lines.push(js`showTop(S, to);`)
  if (target.mayBeFull && !target.isSpaceForOne)
    lines.push(js`if (S[${m.count} + to | 0] > ${tables.of([...plan.capacity]).name}[to]) full(to, origin);`)
  return joinJs(lines, js`\n`)
}

/** True if a piece on a space is always alone there, and nobody learns anything when it leaves. */
function standAlone({ ir }: Gen, plan: TablePlan, marks: readonly number[]): boolean {
  const spaces = ir.spaces.map((_, space) => space)
  return spaces.length > 0 && spaces.every((space) => plan.capacity[space] === 1 && marks[space] === 0)
}

/** Removes such a piece. Its neighbours need not be read. */
function leaveAlone({ ir }: Gen, { memory: m }: TablePlan): Js {
  return js`if (from >>> 0 < ${ir.spaces.length}) { S[${m.first} + from | 0] = N; S[${m.lastPiece} + from | 0] = N; S[${m.count} + from | 0] = 0; }`
}

/** Puts the piece on an empty space with room for one. */
function alone({ memory: m }: TablePlan): Js {
  return js`
S[${m.first} + to | 0] = p;
S[${m.lastPiece} + to | 0] = p;
S[${m.previous} + p | 0] = N;
S[${m.next} + p | 0] = N;
S[${m.at} + p | 0] = to;
S[${m.count} + to | 0] = 1;`
}

/** Records a change in a place, which may be a space. */
function touching({ ir }: Gen, place: Js, mayBeSpace: boolean): Js {
  return mayBeSpace ? js`if (${place} >>> 0 < ${ir.spaces.length}) touched |= 1 << ${place};` : js``
}

/** Unlinks the piece from its neighbours. */
function unlinked({ memory: m }: TablePlan): Js {
  return js`
const next = S[${m.next} + p | 0], previous = S[${m.previous} + p | 0];
if (previous < 0) S[${m.first} + from | 0] = next; else S[${m.next} + previous | 0] = next;
if (next < 0) S[${m.lastPiece} + from | 0] = previous; else S[${m.previous} + next | 0] = previous;
S[${m.count} + from | 0] = S[${m.count} + from | 0] - 1;`
}

/** Links the piece before or after all others. */
function linked({ memory: m }: TablePlan, end: 'first' | 'last'): Js {
  const isLast = end === 'last'
  const [head, tail] = isLast ? [m.first, m.lastPiece] : [m.lastPiece, m.first]
  const [onward, back] = isLast ? [m.next, m.previous] : [m.previous, m.next]
  return js`
const other = S[${tail} + to | 0];
if (other < 0) S[${head} + to | 0] = p; else S[${onward} + other | 0] = p;
S[${tail} + to | 0] = p;
S[${back} + p | 0] = other;
S[${onward} + p | 0] = N;
S[${m.at} + p | 0] = to;
S[${m.count} + to | 0] = S[${m.count} + to | 0] + 1;`
}

/** The seats, as bits, that see the piece where it is now. */
function seenThere(plan: TablePlan, tables: StaticTables, { isGroup, watchers }: Target, to: Js): Js {
  if (watchers !== undefined && watchers !== OWNERS) return js`${watchers}`
  const { memory: m, groupContainers, groupShift } = plan
  const around = js`S[${m.at} + ${to} - ${groupShift} | 0]`
  const place =
    isGroup === undefined ? js`(${to} < ${groupContainers} ? ${to} : ${around})` : isGroup ? around : to
  const owners = tables.of([...plan.ownerBit]).name
  if (watchers === OWNERS) return js`${owners}[p]`
  const seen = js`${tables.of([...plan.watchers]).name}[${place}]`
  return [...plan.watchers].includes(OWNERS) ? js`(${seen} === ${OWNERS} ? ${owners}[p] : ${seen})` : seen
}
