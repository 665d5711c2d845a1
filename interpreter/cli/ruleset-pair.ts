import { documentCalled, documentsWith } from '../../grammar/document/resolve-id.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { UsageError } from './exit.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

/** One of two rulesets to compare: its name, and how to load it. */
export interface Side {
  readonly name: string
  readonly request: RulesetRequest
}

/**
 * Two rulesets. Requested modules and options belong to the second. Without a second ruleset, it is the first one with
 * them, or else the first is what it extends. A module in place of the second ruleset means the first one with this
 * module; a module alone, its game with it.
 */
export function rulesetPair(
  base: string,
  variant: string | undefined,
  options: RulesetOptions,
): readonly [Side, Side] {
  const uses = options.use ?? []
  const first: Side = { name: base, request: requestFor(base) }
  const asked = [
    ...uses.map((id) => `with ${id}`),
    ...(options.option ?? []).map((option) => `with ${option.replace('=', ' ')}`),
  ]
  if (variant === undefined) {
    if (asked.length === 0) return withItsBase(first)
    return [first, { name: [base, ...asked].join(' '), request: requestFor(base, options) }]
  }
  const own = requestFor(variant, options)
  const { id, for: target } = scanHead(own.file.text)
  if (id === undefined || target === undefined)
    return [first, { name: [variant, ...asked].join(' '), request: own }]
  return [first, withModule(first, { request: own, id, uses, asked })]
}

/** A game with a module from any folder, even one where the game would not find it. */
function withModule(
  { name, request: { file, host } }: Side,
  {
    request,
    id,
    uses,
    asked,
  }: {
    readonly request: RulesetRequest
    readonly id: string
    readonly uses: readonly string[]
    readonly asked: readonly string[]
  },
): Side {
  const documents = documentsWith(request.file, host)
  return {
    name: [name, `with ${id}`, ...asked].join(' '),
    request: {
      ...request,
      file,
      uses: [id, ...uses],
      host: { documents: () => documents },
    },
  }
}

/** A variant and what it extends, or a module and its game. */
function withItsBase(only: Side): readonly [Side, Side] {
  const { request } = only
  const { id, extends: base, for: target } = scanHead(request.file.text)
  const called = base ?? target
  const document = called === undefined ? undefined : documentCalled(request.host.documents(), called)
  if (called !== undefined && document !== undefined) {
    const below: Side = {
      name: called,
      request: { ...request, file: sourceFile(document.name, document.read()) },
    }
    return id === undefined || base !== undefined
      ? [below, only]
      : [below, withModule(below, { request, id, uses: [], asked: [] })]
  }
  throw new UsageError(
    'ST7021',
    called === undefined
      ? `\`${only.name}\` extends nothing that it could be compared with.`
      : `\`${called}\`, with which \`${only.name}\` would be compared, is not among the rulesets here.`,
    called === undefined
      ? 'Name a second ruleset, or a module: --use MODULE.'
      : 'Name its file as the first of two.',
  )
}
