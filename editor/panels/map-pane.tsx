import type { ComponentChild } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { edited, type TextEdit } from '../../grammar/services/index.ts'
import type { Point, Shape } from '../../interpreter/index.ts'
import { drawnShape } from '../board/shape.ts'
import { Button } from '../parts/button.tsx'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { aboutNow } from '../workers/current-answers.ts'
import type { DrawnMap } from '../workers/maps.ts'

/** Milliseconds without an edit before the board is redrawn. */
const PAUSE = 200

/** The boards of the current document, as they are printed. Moving a space here edits the text. */
export function MapPane({ session }: { readonly session: Session }) {
  const { workspace } = session
  const file = session.tabs.current.value
  const [maps, setMaps] = useState<readonly DrawnMap[]>()
  useEffect(() => {
    if (file === undefined) return undefined
    let isWanted = true
    const look = (): void => {
      void session
        .reading()
        .call('maps', file)
        .then((found) => {
          if (isWanted) setMaps(found)
        })
    }
    let waiting: number | undefined
    look()
    const forget = workspace.onEdit(() => {
      clearTimeout(waiting)
      waiting = window.setTimeout(look, PAUSE)
    })
    return () => {
      isWanted = false
      clearTimeout(waiting)
      forget()
    }
  }, [file, session, workspace])
  const move = async (space: string, by: Point): Promise<void> => {
    if (file === undefined) return
    apply(await aboutNow(session.reading(), workspace)('movedSpace', { file, space, by }))
  }
  const write = async (place: string): Promise<void> => {
    if (file === undefined) return
    apply(await aboutNow(session.reading(), workspace)('writtenSpots', { file, place }))
  }
  const apply = (edit: TextEdit | undefined): void => {
    const before = edit === undefined ? undefined : workspace.text(edit.document)
    if (edit !== undefined && before !== undefined) workspace.write(edit.document, edited(before, [edit]))
  }
  if (maps === undefined) return null
  if (maps.length === 0) return <p class="note">{text('noMap')}</p>
  return (
    <div class="maps">
      {maps.some(({ isMovable }) => isMovable) && <p class="note">{text('moveSpaces')}</p>}
      {maps.map((map) => (
        <div key={map.place}>
          <MapBoard map={map} onMove={(space, by) => void move(space, by)} />
          {map.isLaidOut && <Button onClick={() => void write(map.place)}>{text('writeSpots')}</Button>}
        </div>
      ))}
    </div>
  )
}

interface MapBoardProps {
  readonly map: DrawnMap
  readonly onMove: (space: string, by: Point) => void
}

interface Drag {
  readonly space: string
  readonly from: Point
  readonly by: Point
  /** It is still being dragged. */
  readonly isHeld: boolean
}

function MapBoard({ map: { place, picture, isMovable }, onMove }: MapBoardProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag>()
  // The picture is redrawn when the space has been dropped.
  useEffect(() => setDrag(undefined), [picture])
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse())
    return { x, y }
  }
  const begin = (space: string, event: PointerEvent): void => {
    svg.current?.setPointerCapture(event.pointerId)
    setDrag({ space, from: pointOf(event), by: { x: 0, y: 0 }, isHeld: true })
  }
  const go = (event: PointerEvent): void => {
    if (drag?.isHeld !== true) return
    const { x, y } = pointOf(event)
    setDrag({ ...drag, by: { x: x - drag.from.x, y: y - drag.from.y } })
  }
  const end = (): void => {
    if (drag?.isHeld !== true) return
    if (drag.by.x === 0 && drag.by.y === 0) return setDrag(undefined)
    setDrag({ ...drag, isHeld: false })
    onMove(drag.space, drag.by)
  }
  const around = (own: ComponentChild, shape: Shape, key: number): ComponentChild => {
    // The page styles it here.
    if (shape.tag === 'style' || shape.attributes['class'] === 'title') return null
    const space = shape.attributes['data-space']
    if (!isMovable || typeof space !== 'string') return own
    const { x, y } = drag?.space === space ? drag.by : { x: 0, y: 0 }
    return (
      <g
        key={key}
        class="movable"
        transform={`translate(${x} ${y})`}
        onPointerDown={(event) => begin(space, event)}
      >
        {own}
      </g>
    )
  }
  return (
    <svg
      ref={svg}
      class="map"
      viewBox={String(picture.attributes['viewBox'])}
      aria-label={place}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
    >
      {picture.children.map((child, i) => (typeof child === 'string' ? child : drawnShape(child, i, around)))}
    </svg>
  )
}
