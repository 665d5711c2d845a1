/** Where keyboard focus goes in each pane, best first. */
const ENTRANCES = [
  ['.pane.rules', '.monaco-editor [role=textbox], .monaco-editor textarea, textarea'],
  ['.pane.play', '[data-space][tabindex="0"]'],
  ['.pane.play', '[role=tab][aria-selected=true]'],
] as const

/** F6 moves between text and table, as between panes elsewhere: the large editor needs Tab itself. */
export function watchPaneKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      const isInText = document.activeElement?.closest('.pane.rules') != null
      const wanted = isInText ? '.pane.play' : '.pane.rules'
      for (const [pane, inside] of ENTRANCES) {
        const found = document.querySelector(`${pane} :is(${inside})`)
        if (pane !== wanted || found === null) continue
        if (found instanceof HTMLElement || found instanceof SVGElement) found.focus()
        return
      }
    },
    { capture: true },
  )
}
