import type { GameIR, WheneverIR } from '../../grammar/ir/ir.ts'
import { js } from './code.ts'
import type { Ctx, Gen } from './context.ts'
import { emit, fork, newStamp, withReg } from './context.ts'
import { walk } from './facts.ts'
import type { Memory } from './memory.ts'
import { each } from './sets.ts'
import { when } from './tests.ts'
import { containerOf } from './profiles.ts'
import { flattened } from './rows.ts'

/*
 * The word `changed` has a bit for each function of rules that looks at groups: set as soon as a group may have changed,
 * taken away when none of the rules was found to fire. Which group it was says the word of that group in `CG`; where more
 * is moved at once, and whenever a state comes from outside, it may have been any, and `everywhere` says so.
 */

const BITS = 31
const LOOKED = new WeakMap<Gen, number>()

/** A bit that no other function of rules has; undefined if all are given away. */
export function lookBit(g: Gen): number | undefined {
  const number = LOOKED.get(g) ?? 0
  LOOKED.set(g, number + 1)
  return number < BITS ? 1 << number : undefined
}

/** Something is done that may change what lies anywhere: all that is known of places is of the past. */
export function placesChange(ctx: Ctx): void {
  if (ctx.g.profiles !== undefined) emit(ctx, js`${newStamp(ctx.g)};`)
  groupsChange(ctx)
}

function groupsChange(ctx: Ctx): void {
  if (ctx.g.ir.groups.length > 0) emit(ctx, js`changed = -1; everywhere = -1;`)
}

/** The same if what is written is something that is noted about groups. */
export function notesChange(ctx: Ctx, base: number, fixed: number | undefined): void {
  const { ir } = ctx.g
  if (fixed === undefined ? isBaseOfGroups(ir, base) : isOfGroups(ir, base + fixed)) groupsChange(ctx)
}

/** Words noted about groups are counted from where that of thing 0 would be. */
function isBaseOfGroups(ir: GameIR, base: number): boolean {
  return ir.groups.some(({ tracked, first }) => tracked.some(({ at }) => base === at - first))
}

function isOfGroups(ir: GameIR, word: number): boolean {
  return ir.groups.some(({ tracked, count }) => tracked.some(({ at }) => word >= at && word < at + count))
}

/**
 * Does a rule ask of what changes only whether a group is there, what lies in it and what is noted about it? What it would
 * read of the table is seen by making its code once more.
 */
export function asksOfGroupsAlone(ctx: Ctx, rule: WheneverIR): boolean {
  const { ir, facts } = ctx.g
  if (rule.over === undefined || !readsOnly(ctx.g, rule)) return false
  if (writesAside(ir)) return false
  const pieces = ir.pieces.length
  let only = true
  let [group, place] = ['', '']
  const { memory } = ctx.g
  const ofContainer =
    <T>(read: (container: Parameters<Memory['count']>[0]) => T) =>
    (container: Parameters<Memory['count']>[0]): T => {
      if (container.code.text !== place) only = false
      return read(container)
    }
  const spy: Memory = {
    ...memory,
    count: ofContainer(memory.count),
    first: ofContainer(memory.first),
    last: ofContainer(memory.last),
    isEmpty: ofContainer(memory.isEmpty),
    occupant: ofContainer(memory.occupant),
    at: (item) => {
      if (item.code.text !== group) only = false
      return memory.at(item)
    },
    noted: (base, index) => {
      if (isBaseOfGroups(ir, base) && index.code.text !== group) only = false
    },
    groupPlaces: [],
  }
  const trial: Ctx = { ...fork(ctx), g: { ...ctx.g, memory: spy, profiles: undefined }, steady: false }
  const { of, wanted } = flattened(rule.over)
  each(trial, of, (item) => {
    ;[group, place] = [item.code.text, containerOf(ctx, item).code.text]
    if (item.lo < pieces) only = false
    const at: Ctx = { ...trial, cells: new Map(trial.cells).set(rule.cell, item) }
    for (const { reg, where } of wanted) when(withReg(at, reg, item), where, () => {})
    when(at, rule.when, () => {})
  })
  return only && facts.locals.has(rule.cell)
}

const LOOKS_AROUND: ReadonlySet<unknown> = new Set([
  'open line',
  'sight',
  'reached',
  'borders',
  'longest line',
])

/** No words but its own and those that groups have, and nothing that looks at the board or at moves. */
function readsOnly(g: Gen, rule: WheneverIR): boolean {
  const { ir, facts } = g
  const m = ir.memory
  const looked = new Set<number>()
  let only = true
  const read = (part: unknown): void =>
    walk(part, (node) => {
      if ('set' in node) {
        if (LOOKS_AROUND.has(node.set)) only = false
        return
      }
      if ('step' in node) return
      switch (node.op) {
        case 'cell':
          if (node.at !== rule.cell) only = false
          return
        case 'load':
          if (![m.first, m.lastPiece, m.count, m.at].includes(node.base) && !isBaseOfGroups(ir, node.base))
            only = false
          return
        case 'can':
        case 'repeats':
        case 'shared run':
        case 'step':
          only = false
          return
        case 'call':
          // What is a function of its own does not show what it reads.
          if ((facts.sizes.terms[node.term] ?? 0) > facts.sizes.limits.term) only = false
          if (looked.has(node.term)) return
          looked.add(node.term)
          read(ir.terms[node.term]?.body)
          return
        default:
          return
      }
    })
  read([rule.over, rule.when])
  return only
}

/** Is anything that is noted about groups written by anything but a plain step? */
function writesAside(ir: GameIR): boolean {
  let found = false
  walk([ir.play, ir.stages, ir.actions, ir.whenever], (node) => {
    if (!('step' in node)) return
    if ('cell' in node && isOfGroups(ir, node.cell)) found = true
    if (node.step !== 'turns') return
    for (const { at, start } of node.reset) if (start.some((_, i) => isOfGroups(ir, at + i))) found = true
  })
  return found
}
