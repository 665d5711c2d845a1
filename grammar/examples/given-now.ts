import type { CheckedGame } from '../check/check.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Now } from '../expression/ast.ts'
import { bookText } from '../book/book-text.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { ExamplePlan } from './example.ts'

/** `turn of red`, `fight of blue at arrange`. */
export function readNow(
  checked: CheckedGame,
  value: YamlText,
  diagnostics: Diagnostics,
): ExamplePlan['entry'] {
  const { world, stageFrames } = checked.elaboration
  const source = bookText(value)
  const now: Now | undefined = source.read('now', diagnostics)
  if (now === undefined) return undefined
  const seat = now.of === undefined ? 0 : world.seats.findIndex((s) => s.name === now.of?.text)
  if (seat < 0 && now.of !== undefined)
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `There is no player called \`${now.of.text}\`.`,
      span: source.spanOf(now.of.start, now.of.end),
      ...suggestion(
        now.of.text,
        world.seats.map((s) => s.name),
      ),
    })
  const { at } = now
  if (at !== undefined) {
    const { asks, actionNames, phases } = checked.elaboration
    const action = checked.elaboration.actionCalled(at.text)
    const offered = action >= 0 ? [action] : (phases.get(at.text) ?? [])
    const ask = asks.find(
      (each) =>
        offered.length > 0 && offered.every((one) => each.ask.offers.some((offer) => offer.action === one)),
    )
    if (ask !== undefined) return { point: { kind: 'ask', site: ask.ask.site }, seat: Math.max(0, seat) }
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `Nobody is asked for \`${at.text}\`.`,
      span: source.spanOf(at.start, at.end),
      ...(stageFrames.some((frame) => frame.name === at.text)
        ? {
            help: `It is a stage, and stages come first: \`${at.text} of ${world.seats[Math.max(0, seat)]?.name ?? ''}\`.`,
          }
        : suggestion(at.text, [...phases.keys(), ...actionNames])),
    })
    return undefined
  }
  const stage = stageFrames.findIndex((frame) => frame.name === now.stage.text)
  if (stage >= 0) return { point: { kind: 'stage', stage }, seat: Math.max(0, seat) }
  if (now.stage.text === 'turn') return { point: { kind: 'turns' }, seat: Math.max(0, seat) }
  diagnostics.add({
    code: 'ST6003',
    severity: 'error',
    message: `There is no stage called \`${now.stage.text}\`.`,
    span: source.spanOf(now.stage.start, now.stage.end),
    ...suggestion(now.stage.text, ['turn', ...stageFrames.map((f) => f.name)]),
  })
  return undefined
}
