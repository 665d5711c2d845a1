import { describe, expect, test } from 'vitest'
import { bookOf } from '../../grammar/book/book.ts'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { parseText } from '../../grammar/expression/parse.ts'
import {
  completion,
  definition,
  edited,
  references,
  rename,
  semanticTokens,
  type TextEdit,
  type Workspace,
} from '../../grammar/services/index.ts'
import { mergedGameOf } from '../../grammar/services/analysis.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { VOLUME, oneIn, seedOr } from '../volume.ts'
import { borders, shippedWorkspace, SMALL, smallWorkspace, some } from './workspaces.ts'

/** How many YAML mistakes and expression mistakes a document has. */
function mistakes(workspace: Workspace, name: string): number {
  const diagnostics = new Diagnostics()
  readYaml(sourceFile(name, workspace.text(name)), diagnostics)
  const document = workspace.document(name)
  const texts = document === undefined ? [] : bookOf(document)
  return texts.reduce((sum, { node, reads }) => {
    const found = reads.map((start) => parseText(start, node.text).findings.length)
    return sum + (found.length === 0 ? 0 : Math.min(...found))
  }, diagnostics.list.length)
}

function applied(workspace: Workspace, edits: readonly TextEdit[]): Workspace {
  let now = workspace
  for (const [name, own] of Map.groupBy(edits, ({ document }) => document))
    now = now.with({ name, text: edited(workspace.text(name), own) })
  return now
}

describe('completion', () => {
  test(`whatever is taken, the document reads no worse (${VOLUME.serviceCompletions} places)`, () => {
    let taken = 0
    const each = Math.ceil(VOLUME.serviceCompletions / SMALL.length)
    for (const [index, [name, text]] of SMALL.entries())
      for (const offset of some(borders(text), each, seedOr(index + 1)))
        for (const left of [0, 3]) {
          // With a complete word, and with one that is being typed.
          const cut = Math.max(0, offset - left)
          const workspace = smallWorkspace(name, text.slice(0, cut) + text.slice(offset))
          const before = mistakes(workspace, name)
          for (const { label, start, end, insert } of some(completion(workspace, name, cut), 12, cut)) {
            const after = applied(workspace, [{ document: name, start, end, text: insert }])
            taken++
            if (mistakes(after, name) > before)
              expect.fail(
                `${name}: ${label} at ${cut}: ${JSON.stringify(after.text(name).slice(Math.max(0, start - 60), start + insert.length + 20))}`,
              )
          }
        }
    // Small games have fewer places than a long run asks for.
    expect(taken).toBeGreaterThan(Math.min(VOLUME.serviceCompletions, 1500))
  })
})

describe('names', () => {
  const documents = [
    'rulesets/draughts/draughts/draughts.yaml',
    'rulesets/hidden/stratego/classic.yaml',
    'rulesets/tricks/hearts/hearts.yaml',
  ]

  test.each(oneIn(2, documents))('definition and references of %s agree', (name) => {
    const workspace = shippedWorkspace()
    const named = semanticTokens(workspace, name).filter(
      ({ start }) => definition(workspace, name, start).length > 0,
    )
    let agreed = 0
    for (const { start } of some(named, VOLUME.serviceNames, seedOr(13))) {
      const declared = definition(workspace, name, start)
      const all = references(workspace, name, start)
      const keys = new Set(all.map((place) => JSON.stringify(place)))
      for (const place of declared) expect(keys.has(JSON.stringify(place))).toBe(true)
      // A module may redeclare what its game declares, which is visible wherever the module takes part.
      const seen = all.map((place) => [place, definition(workspace, place.document, place.start)] as const)
      // A text that may refer to several things of one name leads to one of them.
      const own = seen.filter(([, found]) => found.every((each) => keys.has(JSON.stringify(each))))
      const everywhere = new Map(
        own.flatMap(([, found]) => found.map((each) => [JSON.stringify(each), each])),
      )
      for (const [{ document }, found] of some(own, 5, start)) {
        const game = mergedGameOf(workspace, document)?.layers.map(({ file }) => file.name) ?? []
        const expected = [...everywhere]
          .filter(([, each]) => game.includes(each.document))
          .map(([key]) => key)
        const told = found.map((each) => JSON.stringify(each))
        // Examples and texts also apply to games that build on the one they name.
        if (game.includes(document)) expect(told.toSorted()).toEqual(expected.toSorted())
        else expect(expected.every((key) => told.includes(key))).toBe(true)
      }
      agreed++
    }
    expect(agreed).toBeGreaterThan(0)
  })

  test.each(oneIn(2, documents, 1))('what is renamed in %s and renamed back is as it was', (name) => {
    const workspace = shippedWorkspace()
    const named = semanticTokens(workspace, name).filter(({ isDeclaration }) => isDeclaration)
    let renamed = 0
    for (const { start, end } of some(named, VOLUME.serviceNames, seedOr(17))) {
      const written = workspace.text(name).slice(start, end)
      const there = rename(workspace, name, start, 'other wombat')
      if ('refused' in there) expect.fail(`${written} in ${name}: ${there.refused}`)
      expect(there.edits.length).toBeGreaterThan(0)
      const after = applied(workspace, there.edits)
      const shift = there.edits.filter((edit) => edit.document === name && edit.start < start)
      const at = start + shift.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
      const back = rename(after, name, at, written)
      if ('refused' in back) expect.fail(`${written} in ${name}: ${back.refused}`)
      const again = applied(after, back.edits)
      for (const document of workspace.names) expect(again.text(document)).toBe(workspace.text(document))
      renamed++
    }
    expect(renamed).toBeGreaterThan(0)
  })
})
