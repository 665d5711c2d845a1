import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'
import { UsageError } from './exit.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

/** One of two rulesets to compare: its name, and how to load it. */
export interface Side {
  readonly name: string
  readonly request: RulesetRequest
}

/**
 * Two rulesets. Modules and options asked for belong to the second; without a second ruleset, it is the first one
 * with them. A module in place of the second ruleset means the first one with this module.
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
    if (asked.length === 0)
      throw new UsageError(
        'ST7021',
        `\`${base}\` has nothing to be compared with.`,
        `Name a second ruleset, or a module: --use MODULE.`,
      )
    return [first, { name: [base, ...asked].join(' '), request: requestFor(base, options) }]
  }
  const own = requestFor(variant, options)
  const { id, for: target } = scanHead(own.file.text)
  if (id === undefined || target === undefined)
    return [first, { name: [variant, ...asked].join(' '), request: own }]
  const module: HostDocument = { name: own.file.name, place: 'beside', read: () => own.file.text }
  const { file, host } = first.request
  return [
    first,
    {
      name: [base, `with ${id}`, ...asked].join(' '),
      request: {
        ...own,
        file,
        uses: [id, ...uses],
        host: { documents: () => [module, ...host.documents()] },
      },
    },
  ]
}
