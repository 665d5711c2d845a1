import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { numbersIn, walk } from '../../../grammar/ir/walk.ts'
import { directionsIn } from '../../state/topology.ts'
import { boundsOf } from './bounds.ts'
import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { block, emit, indexVal, named, withReg } from './context.ts'
import { value } from './expressions.ts'
import { boardSteps } from './geometry.ts'
import { has } from './membership.ts'
import type { Wanted } from './rows.ts'
import { flattened } from './rows.ts'
import { walkMarks } from './reaching.ts'
import { when } from './tests.ts'
import { MOST_BITS, tellsOfMoves } from './throughout.ts'
import type { Cond, Val } from '../code/val.ts'
import { condCode, constant, isNone } from '../code/val.ts'
import { listName } from './visits.ts'

/*
 * Spaces that can reach each other reach the same spaces, except themselves. While a condition is tested for many
 * things in a row, nothing moves, and what was found for one space holds for its whole chain. For each space, two
 * lists hold the stamp of the search that found it, and the answer.
 */

type Reached = Extract<SetIR, { set: 'reached' }>

/** The most values of what else the chain depends on. */
const MOST_KEYS = 16

/** A context in which a condition is tested for the members of a set: nothing changes until all have been tested. */
export function inOneLook(ctx: Ctx, set: SetIR): Ctx {
  const { ir } = ctx.g
  const isWorth = flattened(set).wanted.some(({ where }) => asksWhatIsReached(ir, where))
  if (ctx.looking || ir.spaces.length <= MOST_BITS || !isWorth || tellsOfMoves(ir, set)) return ctx
  emit(ctx, js`looks = looks + 1 | 0;`)
  return { ...ctx, looking: true }
}

function asksWhatIsReached(ir: GameIR, part: ExprIR): boolean {
  const seen = new Set<number>()
  let found = false
  const look = (rules: RulesIR): void =>
    walk(rules, (node) => {
      if ('set' in node && node.set === 'reached') found = true
      if (!('op' in node) || node.op !== 'call' || seen.has(node.term)) return
      seen.add(node.term)
      look(ir.terms[node.term]?.body)
    })
  look(part)
  return found
}

/** Is any wanted space reachable from one space? Undefined if the answer is not the same for a whole chain. */
export function anyInChain(ctx: Ctx, set: SetIR): Cond | undefined {
  if (!ctx.looking) return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one' || !goBothWays(ctx, of)) return undefined
  const given = of.via.set === 'let' ? of.via : undefined
  const via = given?.body ?? of.via
  const bounds = given && boundsOf(ctx, given.value)
  if (bounds !== undefined && (bounds.none || bounds.lo < 0 || bounds.hi >= MOST_KEYS)) return undefined
  const alone = new Set(given === undefined ? [] : [given.reg])
  if (![via, ...wanted.map(({ where }) => where)].every((part) => readsOnly(part, wanted, alone)))
    return undefined
  const start = named(ctx, value(ctx, of.from.item))
  if (isNone(start) === true) return false
  const key = given === undefined ? constant(0) : named(ctx, value(ctx, given.value))
  const inner = given === undefined ? ctx : withReg(ctx, given.reg, key)
  return searchChain(inner, { of, via, wanted, start, key, keys: (bounds?.hi ?? 0) + 1 })
}

interface Chain {
  readonly of: Reached
  readonly via: SetIR
  readonly wanted: readonly Wanted[]
  readonly start: Val
  /** What else it depends on, and how many values that may have. */
  readonly key: Val
  readonly keys: number
}

function searchChain(ctx: Ctx, { of, via, wanted, start, key, keys }: Chain): Js {
  const { steps, width, spaces } = boardSteps(ctx)
  const { names, functions, tables } = ctx.g
  const [found, label, walk] = [names.fresh('b'), names.fresh('L'), names.fresh('L')]
  const [here, head, length, shared, n, number, mark] = [
    names.fresh('v'),
    names.fresh('i'),
    names.fresh('n'),
    names.fresh('b'),
    names.fresh('n'),
    names.fresh('n'),
    names.fresh('n'),
  ]
  const [queue, chain] = [listName(ctx), listName(ctx)]
  const [looked, answers] = [js`ML${number}`, js`MA${number}`]
  const marks = walkMarks(ctx, spaces)
  functions.push(
    js`const ${looked} = words(${keys * spaces}), ${answers} = new Uint8Array(${keys * spaces});`,
  )
  const at = (space: Js): Js => (keys === 1 ? space : js`${key.code} * ${spaces} + ${space}`)
  const onBoard = (space: Js): Val => indexVal(space, spaces, false, true)
  const [first, item] = [onBoard(start.code), onBoard(here)]
  const holds = (space: Val, then: () => void): void => {
    const test = (i: number): void => {
      const next = wanted[i]
      if (next === undefined) then()
      else when(withReg(ctx, next.reg, space), next.where, () => test(i + 1))
    }
    test(0)
  }
  emit(ctx, js`let ${found} = false;`, js`${label}: {`)
  emit(ctx, js`if (${start.code} >>> 0 >= ${spaces}) break ${label};`)
  // The starting space is not reachable. If it is wanted itself, other spaces of its chain reach one more than it
  // does.
  emit(ctx, js`let ${shared} = true, ${length} = 1, ${n} = 0;`)
  holds(first, () => emit(ctx, js`${shared} = false;`))
  const known = (space: Js): Js => js`${shared} && ${looked}[${at(space)}] === looks`
  block(ctx, js`if (${known(start.code)})`, () => {
    emit(ctx, js`${found} = ${answers}[${at(start.code)}] === 1;`, js`break ${label};`)
  })
  emit(
    ctx,
    js`const ${mark} = walks = walks + 1 | 0;`,
    js`${marks}[${start.code}] = ${mark};`,
    js`${queue}[0] = ${start.code};`,
  )
  const near = tables.of(directionsIn(of.along, width)).name
  block(ctx, js`${walk}: for (let ${head} = 0; ${head} < ${length}; ${head}++)`, () => {
    emit(ctx, js`const ${here} = ${queue}[${head}];`)
    block(ctx, js`if (${head} > 0)`, () => {
      holds(item, () => emit(ctx, js`${found} = true; break ${walk};`))
      emit(ctx, js`if (!(${condCode(has(ctx, via, item))})) continue;`)
      block(ctx, js`if (${known(here)})`, () => {
        emit(ctx, js`if (${answers}[${at(here)}] === 0) continue;`, js`${found} = true; break ${walk};`)
      })
      emit(ctx, js`${chain}[${n}++] = ${here};`)
    })
    emit(
      ctx,
      js`${length} = spread(${tables.of(steps).name}, ${width}, ${near}, ${marks}, ${mark}, ${queue}, ${length}, ${here});`,
    )
  })
  block(ctx, js`if (${shared})`, () => {
    block(ctx, js`if (${condCode(has(ctx, via, first))})`, () => {
      emit(ctx, js`${chain}[${n}++] = ${start.code};`)
      block(ctx, js`while (${n} > 0)`, () => {
        const one = at(js`${chain}[${n}]`)
        emit(ctx, js`${n}--;`, js`${looked}[${one}] = looks; ${answers}[${one}] = ${found} ? 1 : 0;`)
      })
    })
  })
  emit(ctx, js`}`)
  return found
}

/** Does every path lead back? */
function goBothWays(ctx: Ctx, { along }: Reached): boolean {
  const { steps, width, spaces } = boardSteps(ctx)
  const directions = directionsIn(along, width)
  const near = Array.from(
    { length: spaces },
    (_, space) => new Set(directions.map((direction) => steps[space * width + direction] ?? -1)),
  )
  return near.every((around, space) => [...around].every((there) => there < 0 || near[there]?.has(space)))
}

/** Does it depend only on these registers and those that it binds itself? */
function readsOnly(part: ExprIR | SetIR, wanted: readonly Wanted[], given: ReadonlySet<number>): boolean {
  const [read, bound] = [new Set<number>(), new Set([...given, ...wanted.map(({ reg }) => reg)])]
  walk(part, (node) => {
    for (const reg of numbersIn(node, 'binds')) bound.add(reg)
    if ('op' in node && node.op === 'reg') read.add(node.reg)
  })
  return [...read].every((reg) => bound.has(reg))
}
