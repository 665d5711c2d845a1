import { text } from '../texts/text.ts'
import { motion } from '../session/preferences.ts'

/** How the table behaves, and what mouse and keys do there. */
export function TableSettings() {
  return (
    <details class="table-settings">
      <summary>{text('tableKeys')}</summary>
      <label>
        <input
          type="checkbox"
          checked={motion.value === 'on'}
          onChange={({ currentTarget }) => (motion.value = currentTarget.checked ? 'on' : 'off')}
        />
        {text('motion')}
      </label>
      <p class="muted">{text('tableHelp')}</p>
    </details>
  )
}
