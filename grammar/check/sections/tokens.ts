import { bookText } from '../../book/book-text.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { comparedName } from '../../document/names.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import { holdersOf } from '../elaboration/secrecy.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { Scope } from '../elaboration/scope.ts'
import { LARGEST_NUMBER } from '../../types/types.ts'
import type { YamlEntry, YamlText } from '../../yaml/tree.ts'
import { mayBeNobodys } from '../world/ownerless.ts'
import { declareValue } from './tracked-values.ts'
import { number } from '../elaboration/dispatch.ts'

type Entry = MergedEntry | YamlEntry

const AMOUNT = { kind: 'number', least: 0, most: LARGEST_NUMBER } as const

/**
 * Allocates the words of the holders of every currency. Rules read them as numbers, and only `pay` changes them, so the
 * total number of tokens is constant. Returns, by currency, the holder that gets the tokens of groups that end.
 */
export function declareTokens(el: Reading): ReadonlyMap<string, TrackedValue> {
  const left = new Map<string, TrackedValue>()
  for (const entry of el.section('tokens')) {
    if (entry.value.kind !== 'map') {
      el.report('ST4001', entry.key.span, 'Tokens are a map of where they can be.')
      continue
    }
    const token = comparedName(entry.name)
    for (const part of entry.value.entries) holderEntry(el, token, part)
    const to = leftBehind(el, token, entry.key, entry.value.entries)
    if (to !== undefined) left.set(token, to)
  }
  return left
}

function holderEntry(el: Reading, token: string, { key, value }: Entry): void {
  if (key.text === 'left behind') return
  const each = /^each (.+)$/u.exec(key.text)?.[1]
  if (each === undefined) {
    if (value.kind !== 'text') el.report('ST4001', key.span, 'Write how many tokens are there at the start.')
    else if (value.text.trim() !== 'unlimited') holder(el, token, key, value, 'game')
    return
  }
  const of = ownerCalled(el, each)
  if (of === undefined) {
    const known = [
      'player',
      ...el.world.classes.map(({ name }) => name),
      ...el.world.groups.map(({ name }) => name),
    ]
    el.report('ST4004', key.span, `There is no class called \`${each}\`.`, {
      help: 'Tokens can be with each player, each piece of a class, each group of a class, or each space.',
      ...suggestion(each, known),
    })
    return
  }
  if (value.kind !== 'map') {
    el.report(
      'ST4001',
      key.span,
      `\`${key.text}\` needs a map: where tokens can be, and how many at the start.`,
    )
    return
  }
  for (const inner of value.entries)
    if (inner.value.kind === 'text') holder(el, token, inner.key, inner.value, of)
    else el.report('ST4001', inner.key.span, 'Write how many tokens are there at the start.')
}

function ownerCalled(el: InWorld, each: string): TrackedValue['of'] | undefined {
  if (each === 'player') return 'seat'
  if (each === 'space') return 'space'
  const name = comparedName(each)
  const isThing = [...el.world.classes, ...el.world.groups].some((one) => one.name === name)
  return isThing ? { class: name } : undefined
}

function holder(el: Reading, token: string, key: YamlText, text: YamlText, of: TrackedValue['of']): void {
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return
  const start = number(el, { source, scope: new Scope() }, parsed)
  if (start.ir.op !== 'const' || start.ir.value < 0) {
    el.report(
      'ST4102',
      text.span,
      'The number of tokens at the start is 0 or more, and known before the game.',
    )
    return
  }
  declareValue(el, {
    name: comparedName(key.text),
    key,
    of,
    type: AMOUNT,
    orNone: false,
    start: start.ir.value,
    scope: 'game',
    token,
  })
}

/** When a group ends, so do its holders: their tokens must have somewhere to go. */
function leftBehind(
  el: Reading,
  token: string,
  key: YamlText,
  entries: readonly Entry[],
): TrackedValue | undefined {
  const holders = [...el.tracked.values()].flat().filter((one) => one.token === token)
  const ofGroups = holders.filter(
    ({ of }) => typeof of === 'object' && el.world.groups.some(({ name }) => name === of.class),
  )
  const leftBehindEntry = entries.find((entry) => entry.key.text === 'left behind')
  if (leftBehindEntry === undefined) {
    const [first] = ofGroups
    if (first !== undefined)
      el.report('ST4045', key.span, `Nobody gets the \`${token}\` of a group that ends.`, {
        help: 'Write `left behind:` with a holder of each player, or with a shared one.',
        related: [{ span: first.key.span, label: 'these would be lost' }],
      })
    return undefined
  }
  const { value } = leftBehindEntry
  const name = value.kind === 'text' ? comparedName(value.text) : ''
  const found = holders.find((one) => one.name === name && (one.of === 'seat' || one.of === 'game'))
  if (found === undefined) {
    const names = holders.flatMap((one) => (one.of === 'seat' || one.of === 'game' ? [one.name] : []))
    el.report(
      'ST4045',
      value.kind === 'text' ? value.span : leftBehindEntry.key.span,
      `\`${token}\` has no such holder, neither of each player nor shared.`,
      suggestion(name, names),
    )
    return undefined
  }
  const symbol = el.names.symbols.ofKey(found.key)
  if (symbol !== undefined && value.kind === 'text')
    el.names.use(symbol, bookText(value), { start: 0, end: value.text.length })
  const nobodys =
    found.of === 'seat'
      ? ofGroups.find(({ of }) => typeof of === 'object' && !hasOwner(el, of.class))
      : undefined
  if (nobodys === undefined) return found
  el.report(
    'ST4045',
    leftBehindEntry.key.span,
    'Such a group never has an owner, so no player can get what it leaves behind.',
    {
      help: 'Name a shared holder, or give the pieces in the group an owner: `owner: fixed`.',
      related: [{ span: nobodys.key.span, label: 'tokens of such groups' }],
    },
  )
  return undefined
}

/** True if a group has a known owner when it ends, from its place or from the last pieces in it. */
function hasOwner({ world }: InWorld, name: string): boolean {
  const group = world.groups.find((one) => one.name === name)
  const members = world.classes.find((one) => one.name === group?.class)
  const places = group === undefined ? [] : holdersOf({ world }, group)
  const isOfPlayer = places.every(({ indices }) => indices.some((index) => index.name === 'player'))
  const isPlayers =
    members?.ownerFixed === true && !mayBeNobodys(members, world.kinds, group?.kinds ?? members.kinds)
  return isPlayers || (places.length > 0 && isOfPlayer)
}
