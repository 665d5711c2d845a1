import type { RuleStop } from '../../interpreter/index.ts'
import { text } from '../texts/text.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** At most this many values are shown if the rule does not name them. */
const SHOWN = 8

/** An answer has reached a breakpoint: shows the values that the rule reads. */
export function StopNote({
  stop: { what, label, at, holds, values },
  rule,
  table,
  onOpen,
}: {
  readonly stop: RuleStop
  /** The text of the rule. */
  readonly rule: string
  readonly table: Table
  readonly onOpen: (at: Range) => void
}) {
  const named = values.filter((value) => rule.includes(value.text.slice(value.text.indexOf('.') + 1)))
  const shown = named.length > 0 ? named : values.slice(0, SHOWN)
  return (
    <div class="note stop">
      <p>
        <strong>{text('stoppedAt', { rule: label === '' ? rule.trim() : label })}</strong>{' '}
        {what === 'branch' && text(holds ? 'branchHolds' : 'branchFails')}{' '}
        {at !== undefined && (
          <Button class="link" onClick={() => onOpen(at)}>
            {at.file.slice(at.file.lastIndexOf('/') + 1)}, {text('toLine', { line: at.line })}
          </Button>
        )}
      </p>
      {shown.length > 0 && (
        <dl class="values">
          {shown.map((value) => (
            <div key={value.text}>
              <dt>{value.text}</dt>
              <dd>{value.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class="buttons">
        <Button class="primary" onClick={() => void table.goOn()}>
          {text('goOn')}
        </Button>
        <Button onClick={() => void table.stay()}>{text('cancel')}</Button>
      </div>
    </div>
  )
}
