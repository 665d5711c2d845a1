import { useState } from 'preact/hooks'
import { boardPicture, pixelPicture } from '../board/picture.ts'
import { text } from '../texts/text.ts'
import { download } from '../workspace/download.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** Saves and opens games, and exports the board as a picture. */
export function GameKeeping({
  table,
  title,
  onExample,
}: {
  readonly table: Table
  readonly title: string
  /** Writes the game into the text as an example; false if it cannot. */
  readonly onExample: () => Promise<boolean>
}) {
  const [said, setSaid] = useState<string>()
  const hasBoard = table.position.value?.scene?.boards[0] !== undefined
  const save = async (): Promise<void> => {
    const record = await table.record()
    if (record !== undefined) download(`${title}.game`, new Blob([record], { type: 'text/plain' }))
  }
  const copyPosition = async (): Promise<void> => {
    const position = await table.positionText()
    if (position !== undefined) await navigator.clipboard.writeText(position)
    setSaid(text(position === undefined ? 'noPosition' : 'copied'))
  }
  const load = async (file: File | undefined): Promise<void> => {
    const choice = table.choice.value
    if (file === undefined || choice === undefined) return
    const record = file.size > MOST_BYTES ? '' : await file.text()
    const isBegun = await table.begin({ ...choice, record: record.trim() }, table.seating.playedBy.value)
    setSaid(isBegun && table.refusal.value === undefined ? undefined : text('noRecord'))
  }
  const picture = async (isPixels: boolean): Promise<void> => {
    const board = document.querySelector<SVGSVGElement>('.felt svg.board')
    if (board === null) return
    const drawn = boardPicture(board)
    if (isPixels) download(`${title}.png`, await pixelPicture(drawn))
    else download(`${title}.svg`, drawn)
  }
  return (
    <section class="game-keeping" aria-label={text('takeAway')}>
      <Button class="quiet" title={text('recordHint')} onClick={() => void save()}>
        {text('saveGame')}
      </Button>
      <Button
        class="quiet"
        title={text('recordHint')}
        disabled={table.position.value?.plies === 0}
        onClick={() => void onExample().then((done) => setSaid(done ? undefined : text('noExample')))}
      >
        {text('saveAsExample')}
      </Button>
      <Button class="quiet" title={text('positionHint')} onClick={() => void copyPosition()}>
        {text('copyPosition')}
      </Button>
      <label class="button quiet">
        {text('openGame')}
        <input
          type="file"
          class="for-readers"
          accept=".game,.txt,.jsonl"
          onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
        />
      </label>
      {hasBoard && (
        <>
          <Button class="quiet" onClick={() => void picture(false)}>
            {text('pictureAs', { format: 'SVG' })}
          </Button>
          <Button class="quiet" onClick={() => void picture(true)}>
            {text('pictureAs', { format: 'PNG' })}
          </Button>
        </>
      )}
      <p aria-live="polite">{said}</p>
    </section>
  )
}

/** No record is longer. */
const MOST_BYTES = 4 * 1024 * 1024
