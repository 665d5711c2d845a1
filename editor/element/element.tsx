import { render } from 'preact'
import type { Scene, TableFacts } from '../../interpreter/index.ts'
import boardStyle from '../board/board.css?inline'
import colorStyle from '../board/colors.css?inline'
import mapStyle from '../board/map.css?inline'
import placesStyle from '../board/places.css?inline'
import aroundStyle from '../board/around.css?inline'
import type { Pointing, Target } from '../board/pointing.ts'
import { Tabletop } from '../board/tabletop.tsx'
import { useTexts } from '../texts/text.ts'
import ownStyle from './element.css?inline'

/** A table to show, as plain data: facts about the game, what one viewer sees, and what is marked. */
interface ShownTable extends Partial<Pick<Pointing, 'targets' | 'chosen' | 'chosenPlaces' | 'recent'>> {
  readonly facts: TableFacts
  readonly scene: Scene
}

const STYLES = [colorStyle, boardStyle, mapStyle, placesStyle, aroundStyle, ownStyle].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})

/** JSON has null where data have nothing. */
function withoutNulls<T>(data: T): T
function withoutNulls(data: unknown): unknown {
  if (data === null) return undefined
  if (Array.isArray(data)) return data.map(withoutNulls)
  if (typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, withoutNulls(part)]))
}

/**
 * `<sandtable-board>`: a table on any page. It shows the property `table`, or the data at `src`, and reports what the
 * user points at by the events `pick`, `leave` and `why`.
 */
class SandtableBoard extends HTMLElement {
  static readonly observedAttributes = ['src', 'language']
  private shown: ShownTable | undefined

  get table(): ShownTable | undefined {
    return this.shown
  }

  set table(table: ShownTable | undefined) {
    this.shown = withoutNulls(table)
    this.draw()
  }

  connectedCallback(): void {
    this.draw()
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (value === null) return
    if (name === 'language') void useTexts(value)
    else void this.load(value)
  }

  private async load(address: string): Promise<void> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    const table: ShownTable = await answer.json()
    // Another address may have been set meanwhile.
    if (this.getAttribute('src') === address) this.table = table
  }

  private draw(): void {
    if (!this.isConnected) return
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = STYLES
    const { shown } = this
    const tell = (name: string, detail?: Target | string): void => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
    }
    const pointing: Pointing = {
      targets: shown?.targets ?? [],
      chosen: shown?.chosen ?? [],
      chosenPlaces: shown?.chosenPlaces ?? [],
      recent: shown?.recent ?? [],
      concerned: undefined,
      onPick: (target) => tell('pick', target),
      onLeave: () => tell('leave'),
      onWhy: (space) => tell('why', space),
    }
    render(
      shown === undefined ? null : (
        <div class={`table${shown.scene.boards.length === 0 ? ' without-board' : ''}`}>
          <Tabletop scene={shown.scene} facts={shown.facts} pointing={pointing} />
        </div>
      ),
      root,
    )
  }
}

customElements.define('sandtable-board', SandtableBoard)
