import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { deletes } from '../document/deletes.ts'
import type { YamlEntry, YamlText } from '../yaml/tree.ts'
import { mapIn, sectionOf, textsIn } from './document-sections.ts'
import type { Library } from './library.ts'
import type { Layer, MergedGame } from './merged.ts'

interface GatheredExamples {
  readonly examples: MergedGame['examples']
  readonly overturned: readonly YamlText[]
  readonly neutral: MergedGame['neutral']
}

/** The examples of all layers, from the documents themselves and from files of examples. */
export function gatherExamples(
  documents: readonly RulesetDocument[],
  layers: readonly Layer[],
  examplesFor: Library['examplesFor'],
  diagnostics: Diagnostics,
): GatheredExamples {
  const examples: MergedGame['examples'][number][] = []
  const overturned: YamlText[] = []
  const neutral: MergedGame['neutral'][number][] = []
  documents.forEach((document, index) => {
    const layer = layers[index]
    if (layer === undefined) return
    const inherited = new Set(examples.map(({ name }) => name.text))
    for (const from of [document, ...examplesFor(layer.id)]) addFrom(from, layer)
    overturn(document, inherited)
    const body = sectionOf(document, 'in other examples')
    if (body !== undefined) neutral.push({ body, layer })
  })
  return { examples, overturned, neutral }

  function addFrom(document: RulesetDocument, layer: Layer): void {
    for (const entry of mapIn(document, 'examples')?.entries ?? []) {
      if (!document.broken.has(entry.value)) addOne(entry, layer)
    }
  }

  function addOne({ key, value }: YamlEntry, layer: Layer): void {
    const index = examples.findIndex(({ name }) => name.text === key.text)
    const known = examples[index]
    if (deletes(value)) {
      if (known !== undefined) examples.splice(index, 1)
      else
        missing(
          key,
          'There is no inherited example called',
          'ST2040',
          examples.map(({ name }) => name.text),
        )
    } else if (known === undefined || (known.layer !== layer && layer.kind === 'module')) {
      examples.push({ name: key, body: value, layer })
    } else if (known.layer === layer) {
      diagnostics.add({
        code: 'ST2053',
        severity: 'error',
        message: `Two examples are called \`${key.text}\`.`,
        span: key.span,
        related: [{ span: known.name.span, label: 'the other one' }],
        why: 'The label identifies an example, so each example of a game needs its own.',
        help: 'Give one of them another label.',
      })
    } else examples.splice(index, 1, { name: key, body: value, layer })
  }

  function overturn(document: RulesetDocument, inherited: ReadonlySet<string>): void {
    for (const label of textsIn(document, 'changes')) {
      overturned.push(label)
      if (!inherited.has(label.text))
        missing(label, 'There is no inherited example called', 'ST2055', [...inherited])
    }
  }

  function missing(key: YamlText, words: string, code: 'ST2040' | 'ST2055', known: readonly string[]): void {
    const near = nearest(key.text, known)
    diagnostics.add({
      code,
      severity: 'error',
      message: `${words} \`${key.text}\`.`,
      span: key.span,
      why: 'Only inherited examples can turn out differently here.',
      ...(near === undefined
        ? {}
        : { help: `Did you mean \`${near}\`?`, fix: { span: key.span, text: near } }),
    })
  }
}
