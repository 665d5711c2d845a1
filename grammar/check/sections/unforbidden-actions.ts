import type { Layer } from '../../merge/merged.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { forbidden } from './history.ts'

/**
 * Notes an action that an overlay adds to a question, if a rule under `forbid` lists all its other actions one by one:
 * perhaps the rule is meant for the new one too.
 */
export function noteNotForbidden(el: Elaboration): void {
  const rules = forbidden(el)
  if (rules.length === 0) return
  const noted = new Set<string>()
  /** True if whoever wrote the second knew the first, whatever the order of modules. */
  const isKnownTo = (one: Layer | undefined, other: Layer | undefined): boolean =>
    one === other ||
    (one !== undefined && other !== undefined && one.kind === 'game' && one.index < other.index)
  const layerOf = (action: number): Layer | undefined => el.actions.frames[action]?.entry.layer
  for (const { ask } of el.notes.all('asks')) {
    const offered = new Set(ask.offers.map(({ action }) => action))
    for (const { entry, actions } of rules) {
      const others = [...offered].filter((action) => isKnownTo(layerOf(action), entry.layer))
      if (others.length < 2 || !others.every((action) => actions.has(action))) continue
      for (const action of offered) {
        const frame = el.actions.frames[action]
        const isCovered = (rule: (typeof rules)[number]): boolean =>
          rule.actions.has(action) &&
          (rule.entry === entry ||
            !isKnownTo(rule.entry.layer, layerOf(action)) ||
            rule.entry.layer === layerOf(action))
        if (frame === undefined || others.includes(action) || rules.some(isCovered)) continue
        const key = `${entry.name} ${frame.name}`
        if (noted.has(key)) continue
        noted.add(key)
        el.findings.report(
          'ST4293',
          frame.entry.key.span,
          `"${entry.name}" is about ${others.map((other) => `\`${el.actions.names[other] ?? ''}\``).join(', ')}, but not about \`${frame.name}\`.`,
          {
            related: [{ span: entry.key.span, label: 'lists the other actions' }],
            help: `If it should be, add it: \`forbid: { ${entry.name}: also ${frame.name} }\`.`,
          },
        )
      }
    }
  }
}
