import { bookText } from '../../book/book-text.ts'
import { staticValue } from '../../ir/static-value.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import { Scope } from '../elaboration/scope.ts'
import { truth } from '../expressions/expressions.ts'

/** `check:` of each class of data, held against the files that are chosen. */
export function checkData(el: Elaboration): void {
  const { chosen, topology } = el.world
  for (const entry of el.section('data')) {
    const files = [...chosen.values()].filter(({ of }) => of.key === entry.key)
    const parts = entry.value.kind === 'map' ? entry.value.entries : []
    const conditions = parts.find(({ name }) => name === 'check')?.value
    for (const { key, value } of conditions?.kind === 'map' ? conditions.entries : []) {
      if (value.kind !== 'text') continue
      const source = bookText(value)
      const parsed = source.read('expression', el.diagnostics)
      if (parsed === undefined) continue
      const { made: condition, isBroken } = el.judged(() =>
        notingYou(el, value.span, () => truth(el, { source, scope: new Scope() }, parsed)),
      )
      if (isBroken) continue
      const facts = {
        tables: el.tables,
        terms: el.terms,
        steps: topology.steps,
        directions: topology.directions.length,
      }
      const holds = staticValue(facts, condition.ir)
      if (holds === undefined)
        el.report('ST4011', value.span, 'This is known only while the game is played.', {
          why: 'What a file of data must keep to is looked at before the game begins.',
          help: 'Ask for spaces, regions and what is printed on them, and for nothing that lies there or is tracked.',
        })
      else if (holds !== 1)
        for (const { file } of files) {
          const first = file.document.root.entries[0]?.key
          el.report(
            'ST4161',
            first?.span ?? file.document.root.span,
            `\`${file.name}\` breaks a condition: ${key.text}.`,
            {
              label: `this file of \`${entry.name}\``,
              related: [{ span: value.span, label: 'what does not hold' }],
            },
          )
        }
    }
  }
}
