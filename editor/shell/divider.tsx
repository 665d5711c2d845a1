import { keptNumber } from '../session/preferences.ts'
import { text } from '../texts/text.ts'

const LEAST = 15
const MOST = 75
const USUAL = 40

/** Percentage of the width that the text takes. */
export const textShare = keptNumber('divider', USUAL, LEAST, MOST)

function moveTo(share: number): void {
  textShare.value = Math.round(Math.min(MOST, Math.max(LEAST, share)))
}

/** Divides text and table; moved by pointer or arrow keys, and set back by a double click. */
export function Divider() {
  return (
    <div
      class="divider"
      role="separator"
      tabindex={0}
      aria-orientation="vertical"
      aria-label={text('divider')}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={textShare.value}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (currentTarget.hasPointerCapture(pointerId)) moveTo((100 * clientX) / innerWidth)
      }}
      onDblClick={() => moveTo(USUAL)}
      onKeyDown={(event) => {
        const to = KEYS[event.key]
        if (to === undefined) return
        event.preventDefault()
        moveTo(to(textShare.value))
      }}
    />
  )
}

const KEYS: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - 2,
  ArrowRight: (share) => share + 2,
  Home: () => LEAST,
  End: () => MOST,
}
