import './sealed.ts'
import * as services from '../../grammar/services/index.ts'
import { serve } from './channel.ts'
import { othersFirst } from '../workspace/yield-to-queue.ts'
import { Documents, documentPlace } from '../workspace/documents.ts'
import type { Checked, LanguageCalls } from './language-calls.ts'
import { mentionsOf } from './mentions.ts'
import { playableGames } from './playable-games.ts'
import { toldDiagnostic, type ToldDiagnostic } from './diagnostic-data.ts'

const documents = new Documents()
let workspace = services.Workspace.of([])
/** Version of the newest check requested; older ones are not started. */
let newest = 0

/** Work that takes long waits for every call that has arrived, checks above all; it is given up if a text changes. */
async function inSlices<T>(steps: services.Steps<T>, givenUp: T): Promise<T> {
  const about = workspace
  for (;;) {
    await othersFirst()
    if (workspace !== about) return givenUp
    const next = steps.next()
    if (next.done === true) return next.value
  }
}

async function checked(
  { file, version }: Checked,
  wrongIn: typeof services.diagnostics,
): Promise<readonly ToldDiagnostic[] | undefined> {
  newest = Math.max(newest, version)
  // First answer calls that have arrived meanwhile.
  await othersFirst()
  if (newest !== version || workspace.file(file) === undefined) return undefined
  return wrongIn(workspace, file).map(toldDiagnostic)
}

serve<LanguageCalls>({
  documents(sent) {
    documents.receive(sent)
    if (workspace.names.length === 0) workspace = services.Workspace.of(documents.nearestFirst())
    else
      for (const { name, text } of sent)
        workspace =
          text === undefined
            ? workspace.without(name)
            : workspace.with({ name, text, place: documentPlace(name) })
  },
  games: (names) => playableGames(documents, names, othersFirst),
  firstCheck: (asked) => checked(asked, services.firstDiagnostics),
  check: (asked) => checked(asked, services.diagnostics),
  completion: ({ file, offset }) => services.completion(workspace, file, offset),
  hover: ({ file, offset }) => services.hover(workspace, file, offset),
  definition: ({ file, offset }) => services.definition(workspace, file, offset),
  references: ({ file, offset }) => inSlices(services.referencesInSteps(workspace, file, offset), []),
  highlights: ({ file, offset }) => services.highlights(workspace, file, offset),
  renameable: ({ file, offset }) => services.renameable(workspace, file, offset),
  rename: ({ file, offset, newName }) =>
    inSlices(services.renameInSteps(workspace, file, offset, newName), { edits: [] }),
  signatureHelp: ({ file, offset }) => services.signatureHelp(workspace, file, offset),
  semanticTokens: (file) => services.semanticTokens(workspace, file),
  outline: (file) => services.outline(workspace, file),
  spokenOf: ({ file, offset }) => services.spokenOf(workspace, file, offset),
  mentions: ({ file, kind }) => mentionsOf(workspace, file, kind),
  folding: (file) => services.folding(workspace, file),
  formatting: (file) => services.formatting(workspace, file),
  inlayHints: ({ file, ...range }) => services.inlayHints(workspace, file, range),
  fixes: ({ file, ...range }) =>
    services.fixes(workspace, file, range).map(({ title, diagnostic, edits, isPreferred }) => ({
      title,
      code: diagnostic.code,
      edits,
      isPreferred,
    })),
})
