import { meaning } from '../diagnostics/suggestion.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { Span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'
import { textIn, textsIn } from './document-sections.ts'
import { hashOf } from './hash.ts'
import type { Library } from './library.ts'
import type { Layer } from './merged.ts'

/** The documents of a game in the order in which they are merged. */
interface Plan {
  readonly documents: readonly RulesetDocument[]
  /** True if something requested is missing. */
  readonly incomplete: boolean
  /** Modules that a base uses and a later document drops. */
  readonly leftOut: readonly RulesetDocument[]
}

const MOST_BASES = 16
const MOST_LAYERS = 100

export function plan(
  document: RulesetDocument,
  uses: readonly string[],
  library: Library,
  diagnostics: Diagnostics,
): Plan | undefined {
  let incomplete = false
  const leftOut: RulesetDocument[] = []
  const order = layersOf(document, [])
  if (order === undefined) return undefined
  const last = document.id?.text ?? document.file.name
  for (const id of uses) addModule(order, { id, span: undefined }, last)
  return { documents: order, incomplete, leftOut }

  function layersOf(at: RulesetDocument, above: readonly RulesetDocument[]): RulesetDocument[] | undefined {
    if (at.kind === 'module') {
      const base = baseOf(at, 'for', above)
      if (base === undefined) return undefined
      return base.includes(at) ? base : [...base, at]
    }
    const base = textIn(at, 'extends') === undefined ? [] : baseOf(at, 'extends', above)
    if (base === undefined) return undefined
    const remaining = without(base, at)
    const own = at.id?.text ?? ''
    const mine = textsIn(at, 'uses').map((text) => ({ id: text.text, span: text.span }))
    const later = mine.filter(({ id, span }) => {
      const found = library.find(id, span.file.name)
      return found !== undefined && targetOf(found) === own
    })
    for (const request of mine) if (!later.includes(request)) addModule(remaining, request, own, at)
    remaining.push(at)
    for (const request of later) addModule(remaining, request, own, at)
    return remaining
  }

  function baseOf(
    at: RulesetDocument,
    key: 'extends' | 'for',
    above: readonly RulesetDocument[],
  ): RulesetDocument[] | undefined {
    const wanted = textIn(at, key)
    if (wanted === undefined) return undefined
    const line = [...above, at]
    const found = library.find(wanted.text, wanted.span.file.name)
    if (found === undefined && library.isBroken(wanted.text)) return undefined
    if (found === undefined) {
      const near = nearest(wanted.text, library.ids('game'))
      diagnostics.add({
        code: key === 'extends' ? 'ST2020' : 'ST2022',
        severity: 'error',
        message: `There is no game called \`${wanted.text}\`.`,
        span: wanted.span,
        why: 'Games are found by id: among those that come with Sandtable, then in the folder of this file and below, then in the rest of its project.',
        ...suggested(near, wanted),
      })
      return undefined
    }
    if (found.kind !== 'game') {
      diagnostics.add({
        code: 'ST2025',
        severity: 'error',
        message: `\`${wanted.text}\` is not a game but a module.`,
        span: wanted.span,
        ...(found.id === undefined ? {} : { related: [{ span: found.id.span, label: 'the module' }] }),
        why: key === 'extends' ? 'Only games can be extended; modules are used.' : 'A module is for a game.',
        help:
          key === 'extends' ? `Extend the game and write \`uses: [ ${wanted.text} ]\`.` : 'Name the game.',
      })
      return undefined
    }
    if (line.includes(found)) {
      const names = [...line.slice(line.indexOf(found)), found].map(
        (one) => `\`${one.id?.text ?? one.file.name}\``,
      )
      diagnostics.add({
        code: 'ST2023',
        severity: 'error',
        message:
          names.length === 2
            ? `${names[0]} extends itself.`
            : `Games extend each other in a circle: ${names.join(' extends ')}.`,
        span: wanted.span,
        why: 'The chain must end at a game without a base.',
        help: 'Extend another game, or give this one another id.',
      })
      return undefined
    }
    if (line.length >= MOST_BASES) {
      tooMany(wanted.span, `More than ${MOST_BASES} games extend each other.`)
      return undefined
    }
    const layers = layersOf(found, line)
    if (layers !== undefined) pinned(at, layers)
    return layers
  }

  function pinned(at: RulesetDocument, base: readonly RulesetDocument[]): void {
    const pin = textIn(at, 'base')
    if (pin === undefined) return
    const hash = hashOf(base)
    const short = pin.text.toLowerCase()
    if (/^[0-9a-f]{8,64}$/u.test(short) && hash.startsWith(short)) return
    diagnostics.add({
      code: 'ST2028',
      severity: 'error',
      message: 'The base has changed since this document was written for it.',
      span: pin.span,
      label: 'the base that was meant',
      why: 'The line `base:` ties a document to one version of its base.',
      help: `Read what is new in the base; then write \`base: ${hash.slice(0, Math.max(8, Math.min(64, short.length)))}\`.`,
    })
  }

  function without(base: RulesetDocument[], at: RulesetDocument): RulesetDocument[] {
    const remaining = [...base]
    for (const dropped of textsIn(at, 'without')) {
      const index = remaining.findIndex((one) => one.kind === 'module' && one.id?.text === dropped.text)
      if (index >= 0) leftOut.push(...remaining.splice(index, 1))
      else {
        const modules = base.flatMap((one) =>
          one.kind === 'module' && one.id !== undefined ? [one.id.text] : [],
        )
        diagnostics.add({
          code: 'ST2027',
          severity: 'error',
          message: `The base uses no module called \`${dropped.text}\`.`,
          span: dropped.span,
          why: 'Leaving out what is not there is usually a typo.',
          ...suggested(nearest(dropped.text, modules), dropped),
        })
      }
    }
    return remaining
  }

  function addModule(
    layers: RulesetDocument[],
    { id, span }: { readonly id: string; readonly span: Span | undefined },
    user: string,
    at?: RulesetDocument,
  ): void {
    const place = span === undefined ? {} : { span }
    const module = library.find(id, span?.file.name)
    if (module === undefined) {
      incomplete = true
      if (library.isBroken(id)) return
      const near = nearest(id, library.ids('module'))
      diagnostics.add({
        code: 'ST2021',
        severity: 'error',
        message: `There is no module called \`${id}\`.`,
        ...place,
        why: 'Modules are found by id: among those that come with Sandtable, then in the folder of this file and below, then in the rest of its project.',
        ...meaning(id, near),
      })
    } else if (module.kind !== 'module') {
      incomplete = true
      diagnostics.add({
        code: 'ST2025',
        severity: 'error',
        message: `\`${id}\` is not a module but a game.`,
        ...place,
        why: '`uses` names modules; another game can only be extended.',
        help: 'Name a module, or write `extends:`.',
      })
    } else if (layers.includes(module)) {
      diagnostics.add({
        code: 'ST2031',
        severity: 'warning',
        message: `\`${id}\` is already in use.`,
        ...place,
        why: 'The base or an earlier line uses it; once is enough.',
        help: 'Remove it here.',
      })
    } else if (layers.length + Number(at !== undefined && !layers.includes(at)) >= MOST_LAYERS) {
      tooMany(span, `More than ${MOST_LAYERS} documents make up one game.`)
    } else if (fits(module, layers, at)) {
      layers.push(module)
    } else {
      incomplete = true
      const target = textIn(module, 'for')
      diagnostics.add({
        code: 'ST2026',
        severity: 'error',
        message: `\`${id}\` is a module for \`${target?.text ?? '?'}\`, and \`${user}\` does not extend that.`,
        ...place,
        ...(target === undefined ? {} : { related: [{ span: target.span, label: 'the game it is for' }] }),
        why: 'A module changes the rules of one game and of those that extend it.',
      })
    }
  }

  function fits(
    module: RulesetDocument,
    layers: readonly RulesetDocument[],
    at: RulesetDocument | undefined,
  ): boolean {
    const target = targetOf(module)
    const games = [...layers, ...(at === undefined ? [] : [at])].filter((one) => one.kind === 'game')
    return target === undefined || games.some((game) => game.id?.text === target)
  }

  function tooMany(span: Span | undefined, message: string): void {
    incomplete = true
    diagnostics.add({
      code: 'ST2024',
      severity: 'error',
      message,
      ...(span === undefined ? {} : { span }),
      why: 'Nobody could tell where a rule comes from.',
    })
  }
}

export function layersFrom(documents: readonly RulesetDocument[]): readonly Layer[] {
  return documents.map((document, index) => ({
    id: document.id?.text ?? '',
    kind: document.kind === 'module' ? 'module' : 'game',
    file: document.file,
    index,
  }))
}

function targetOf(module: RulesetDocument | undefined): string | undefined {
  return module === undefined ? undefined : textIn(module, 'for')?.text
}

function suggested(near: string | undefined, written: YamlText) {
  return near === undefined
    ? {}
    : { help: `Did you mean \`${near}\`?`, fix: { span: written.span, text: near } }
}
