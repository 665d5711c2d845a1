import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { diagnostics, highlights, Workspace } from '../../grammar/services/index.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { chance } from '../fuzz/chance.ts'
import { VOLUME, seedOr } from '../volume.ts'
import { shippedWorkspace, SMALL, smallWorkspace } from './workspaces.ts'

/** As whoever reads them gets them: of a file its name says enough. */
function told(list: readonly Diagnostic[]): string {
  return JSON.stringify(
    list,
    (key, value: unknown) =>
      key === 'file' && typeof value === 'object' && value !== null && 'name' in value ? value.name : value,
    1,
  )
}

/** The same texts, of which nothing is known yet. */
function forgotten(workspace: Workspace): Workspace {
  const documents = workspace.names.map((each) => ({ name: each, text: workspace.text(each) }))
  const places = new Map([...workspace.host.documents()].map((document) => [document.name, document.place]))
  return Workspace.of(
    documents.map((document) => ({ ...document, place: places.get(document.name) ?? 'project' })),
  )
}

function cold(workspace: Workspace, name: string): string {
  const fresh = forgotten(workspace)
  return told(checkRuleset({ file: sourceFile(name, fresh.text(name)), host: fresh.host }).diagnostics)
}

type Edit = (text: string, at: number) => string

const EDITS: readonly Edit[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}3${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}s${text.slice(at)}`,
  (text, at) => {
    const line = text.lastIndexOf('\n', at - 1) + 1
    return `${text.slice(0, line)}# \n${text.slice(line)}`
  },
  (text, at) => {
    const line = text.lastIndexOf('\n', at - 1) + 1
    const end = text.indexOf('\n', at)
    return text.slice(0, line) + (end < 0 ? '' : text.slice(end + 1))
  },
]

/** Where a rule is touched, and where what is said of it elsewhere depends on it. */
function placeIn(text: string, next: (below: number) => number): number {
  const rules = [...text.matchAll(/^(?:play|stages|whenever|end|terms|pieces|numbers|places|track):$/gmu)]
  const from = rules[next(rules.length + 1)]?.index
  return from === undefined ? next(text.length) : Math.min(text.length - 1, from + next(600))
}

/** So often something was wrong after an edit. */
let wrong = 0

/** Edits of a document and of those that it is built on, one upon the other; now and then all is as it was. */
function holdAgainstCold(start: Workspace, name: string, beside: readonly string[], seed: number): void {
  const next = chance(seed)
  let workspace = start
  for (let step = 0; step < VOLUME.warmEdits; step++) {
    const target = [name, ...beside][next(beside.length + 1)] ?? name
    const text = workspace.text(target)
    const change = EDITS[next(EDITS.length)] ?? ((same: string) => same)
    workspace =
      next(4) === 0
        ? workspace.with({ name: target, text: start.text(target) })
        : workspace.with({ name: target, text: change(text, placeIn(text, next)) })
    const warm = diagnostics(workspace, name)
    if (warm.length > 0) wrong++
    expect(told(warm), `edit ${step} of ${target}, seed ${seed}`).toBe(cold(workspace, name))
    // What was not looked at again to see what is wrong has names all the same.
    if (step % 4 > 0) continue
    const at = next(workspace.text(name).length)
    expect(highlights(workspace, name, at)).toEqual(highlights(forgotten(workspace), name, at))
  }
}

describe('what is said after an edit is what a check of the same texts says that knows nothing', () => {
  test.each<[string, readonly string[]]>([
    ['stratego/classic.yaml', ['stratego/stratego.yaml', 'stratego/stratego.examples.yaml']],
    ['patrols/patrols.yaml', ['patrols/items.yaml', 'patrols/modules/prisoners.yaml']],
    ['hearts/hearts.yaml', ['hearts/hearts.examples.yaml']],
    ['hearts/hearts.examples.yaml', ['hearts/hearts.yaml']],
    ['patrols/modules/prisoners.yaml', ['patrols/patrols.yaml']],
    ['draughts/draughts.yaml', []],
  ])(`%s (${VOLUME.warmEdits} edits)`, (name, beside) => {
    const workspace = shippedWorkspace()
    const whole = (end: string): string => workspace.names.find((each) => each.endsWith(end)) ?? end
    holdAgainstCold(workspace, whole(name), beside.map(whole), seedOr(1))
  })

  test(`small games (${VOLUME.warmEdits} edits each)`, () => {
    for (const [index, [name, text]] of [...SMALL].entries())
      holdAgainstCold(smallWorkspace(name, text), name, [], seedOr(index))
  })
  test('much of that is wrong', () => {
    expect(wrong).toBeGreaterThan(5)
  })
})
