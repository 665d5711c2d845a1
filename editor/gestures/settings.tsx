import type { Signal } from '@preact/signals'
import { Button } from '../parts/button.tsx'
import type { Table } from '../play/table.ts'
import { motion, sound } from '../session/preferences.ts'
import { text } from '../texts/text.ts'

/** How the table behaves, and what mouse and keys do there. */
export function TableSettings({ table }: { readonly table: Table }) {
  return (
    <details class="table-settings">
      <summary>{text('tableKeys')}</summary>
      <OnOrOff setting={motion} label={text('motion')} />
      <OnOrOff setting={sound} label={text('sound')} />
      <Button class="quiet" aria-pressed={table.isFlipped.value} onClick={() => table.flip()}>
        {text('flip')}
      </Button>
      <p class="muted">{text('tableHelp')}</p>
    </details>
  )
}

function OnOrOff({ setting, label }: { readonly setting: Signal<'on' | 'off'>; readonly label: string }) {
  return (
    <label class="all-open">
      <input
        type="checkbox"
        checked={setting.value === 'on'}
        onChange={({ currentTarget }) => (setting.value = currentTarget.checked ? 'on' : 'off')}
      />
      {label}
    </label>
  )
}
