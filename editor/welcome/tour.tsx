import './welcome.css'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { STEPS, tour, type Tour } from './tour-state.ts'
import { withNumber } from './number-in.ts'
import { goOn, isDone } from './tour-steps.ts'

interface Props {
  readonly session: Session
  readonly isTableSeen: boolean
  readonly onText: () => void
  readonly onTable: () => void
  readonly onOwn: () => void
}

const SAID = {
  find: 'tourFind',
  change: 'tourChange',
  follow: 'tourFollow',
  move: 'tourMove',
  done: 'tourDone',
} as const

/** Leads through the first changed rule. Every step finds out by itself when it is done, and one may leave at any time. */
export function TourBar(props: Props) {
  const now = tour.value
  const plies = props.session.table.position.value?.plies ?? 0
  const done = now !== undefined && isDone(now, props.session, props.isTableSeen)
  useEffect(() => {
    if (done) goOn(now, plies)
  }, [done, now, plies])
  return now === undefined ? null : <CurrentStep {...props} now={now} />
}

function CurrentStep({ now, session, onText, onTable, onOwn }: Props & { readonly now: Tour }) {
  const { file, step, number, other } = now
  const { value, line, column, endColumn } = number
  const at = STEPS.indexOf(step)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => bar.current?.querySelector('button')?.focus(), [])
  const showLine = (): void => {
    onText()
    session.tabs.openAt({ file, line, column, endLine: line, endColumn })
  }
  const isWrong = step === 'follow' && session.checking.hasErrors
  return (
    <section ref={bar} class="tour" aria-label={text('changeRule')}>
      <p aria-live="polite">
        <strong>
          {at + 1} / {STEPS.length}
        </strong>{' '}
        {text(isWrong ? 'tourWrong' : SAID[step], { line: number.text, value, other })}
      </p>
      <div class="buttons">
        {step === 'find' && <Button onClick={showLine}>{text('tourShow')}</Button>}
        {step === 'change' && (
          <Button
            onClick={() =>
              session.workspace.write(file, withNumber(session.workspace.text(file) ?? '', number, other))
            }
          >
            {text('tourDoIt')}
          </Button>
        )}
        {(step === 'follow' || step === 'move') && (
          <Button class="on-phone" onClick={onTable}>
            {text('tourSeeTable')}
          </Button>
        )}
        {step === 'done' && <Button onClick={() => leave(onOwn)}>{text('beginOwn')}</Button>}
        <Button class="quiet" onClick={() => leave()}>
          {text(step === 'done' ? 'tourPlayOn' : 'tourLeave')}
        </Button>
      </div>
    </section>
  )
}

function leave(then?: () => void): void {
  tour.value = undefined
  then?.()
}
