import { inDigits } from '../expression/adjectives.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'

/** Texts that no comma can cut: they may be inside braces wherever computed text is expected. */
const CONSTANT = /^(?:-?\d+|true|false|none|nothing|original|unlimited|removed)?$/u

/** Refuses computed text inside braces or brackets, where YAML would cut it at a comma. */
export function blockPosition(
  root: YamlNode,
  shape: Shape,
  broken: Set<YamlNode>,
  diagnostics: Diagnostics,
): void {
  visit(root, shape, false)

  function visit(node: YamlNode, unresolved: Shape, inherited: boolean): void {
    if (broken.has(node)) return
    const here = resolved(unresolved)
    const block = inherited || here['x-block'] === true
    if (block && node.flow && !isConstant(node)) {
      const { text, span } = firstComputed(node) ?? { text: '{ }', span: node.span }
      const digits = inDigits(text)
      // A text that was not cut is parsed all the same, so that what it declares causes no further messages.
      if (node.kind !== 'text') broken.add(node)
      diagnostics.add({
        code: 'ST2008',
        severity: 'error',
        message: `\`${text}\` is inside braces or brackets; put this on its own line.`,
        span,
        why: 'Of what rules say, `{ }` and `[ ]` may contain only plain numbers and single words of the language, such as `true`: YAML cuts text there at every comma, so a rule could lose its end unnoticed.',
        help:
          digits === undefined
            ? 'Write one `name: text` on each line, indented, or one `- step` on each line.'
            : `Numbers are written in digits: \`${digits}\`.`,
      })
      return
    }
    if (node.kind === 'map') {
      // A rule in braces is refused below, whether it is cut or not.
      const isRule = (key: string): boolean => {
        const inner = shapeOfKey(here, key)
        return inner !== undefined && (block || resolved(inner)['x-block'] === true)
      }
      reportCut(node, isRule, broken, diagnostics)
      for (const entry of node.entries) {
        const inner = shapeOfKey(here, entry.key.text)
        if (inner !== undefined) visit(entry.value, inner, block)
      }
    } else if (node.kind === 'list') {
      const inner = shapeOfItem(here)
      if (inner !== undefined) for (const item of node.items) visit(item, inner, block)
    }
  }
}

/** `{ suit: only club, spade }`: what was the rest of a text has become a key without a value. */
function reportCut(
  node: Extract<YamlNode, { kind: 'map' }>,
  isRule: (key: string) => boolean,
  broken: Set<YamlNode>,
  diagnostics: Diagnostics,
): void {
  const { flow, entries } = node
  if (!flow) return
  entries.forEach(({ key, value }, i) => {
    const before = entries[i - 1]?.value
    if (isRule(entries[i - 1]?.key.text ?? '')) return
    if (value.kind !== 'text' || value.style !== 'plain' || value.text !== '') return
    if (before?.kind !== 'text' || before.style !== 'plain' || isConstant(before)) return
    broken.add(node)
    diagnostics.add({
      code: 'ST2008',
      severity: 'error',
      message: `YAML cuts this text at the comma before \`${key.text}\`; put it on its own line.`,
      span: before.span,
      why: 'Inside `{ }` and `[ ]` a comma ends a text, so a rule could lose its end unnoticed.',
      help: `Write the text on a line of its own, or as a list: \`[ ${before.text}, ${key.text} ]\`.`,
    })
  })
}

function isConstant(node: YamlNode): boolean {
  if (node.kind === 'text') return CONSTANT.test(node.text)
  if (node.kind === 'list') return node.items.every(isConstant)
  return node.entries.every((entry) => isConstant(entry.value))
}

/** The first text inside that is more than a number. */
function firstComputed(node: YamlNode): YamlText | undefined {
  if (node.kind === 'text') return CONSTANT.test(node.text) ? undefined : node
  const inner = node.kind === 'list' ? node.items : node.entries.map((entry) => entry.value)
  for (const each of inner) {
    const found = firstComputed(each)
    if (found !== undefined) return found
  }
  return undefined
}
