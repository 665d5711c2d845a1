import { signal } from '@preact/signals'
import { searchFiles } from '../panels/search-panel.tsx'

/** The words with which the palette opens, `>` for commands; undefined while it is closed. */
export const palette = signal<string | undefined>(undefined)

/** The keys of the large editors elsewhere. Printing is a command of the palette, and of the browser's menu. */
export function watchPaletteKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      const withControl = (event.ctrlKey || event.metaKey) && !event.altKey
      const isFind = withControl && event.shiftKey && event.key.toLowerCase() === 'f'
      if (isFind) {
        event.preventDefault()
        searchFiles()
        return
      }
      const isP = withControl && event.key.toLowerCase() === 'p'
      // With Shift it is about the word at the cursor.
      const isF1 = event.key === 'F1' && !event.shiftKey
      if (!isF1 && !isP) return
      event.preventDefault()
      event.stopPropagation()
      palette.value = isF1 || event.shiftKey ? '>' : ''
    },
    { capture: true },
  )
}
