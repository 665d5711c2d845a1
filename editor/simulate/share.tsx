import type { Estimate } from '../../interpreter/index.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** A share as a bar, with its interval as a line. */
export function Share({
  name,
  share: { value, low, high },
  onOpen,
}: {
  readonly name: string
  readonly share: Estimate
  /** Shows one of its games, if it has one that can be shown. */
  readonly onOpen: (() => void) | undefined
}) {
  return (
    <div class="share">
      <span class="name">{name}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ground" width="100" height="10" />
        <rect class="bar" width={100 * value} height="10" />
        <rect class="interval" x={100 * low} width={Math.max(0.4, 100 * (high - low))} y="3.5" height="3" />
      </svg>
      <span class="number">
        {percent(value)}{' '}
        <small class="muted">
          [{percent(low)}, {percent(high)}]
        </small>
      </span>
      <Button class="quiet" disabled={onOpen === undefined} onClick={onOpen}>
        {text('showGame')}
      </Button>
    </div>
  )
}
