import { span, type Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'

/** Consecutive spaces, as in `BH-1-3`, or `spring>mill>ford` if the path is one-way. */
export type Chain = readonly ChainLink[]

interface ChainLink {
  readonly name: string
  readonly oneWay: boolean
  readonly span: Span
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}'_]*(?: [\p{L}\p{N}][\p{L}\p{N}'_]*)*$/u

/** `BH-1, 1-3-5`, with commas or newlines between the chains. Undefined if refused. */
export function readChains(texts: readonly YamlText[], reporter: Reporter): readonly Chain[] | undefined {
  const chains: Chain[] = []
  let sound = true
  let links = 0
  for (const text of texts)
    for (const part of text.text.matchAll(/[^,\n]+/gu)) {
      if (part[0].trim() === '') continue
      const chain: ChainLink[] = []
      const oneWay = part[0].includes('>')
      for (const piece of part[0].matchAll(oneWay ? /[^>]*/gu : /[^-]*/gu)) {
        const name = piece[0].trim().replaceAll(/\s+/gu, ' ')
        const lead = piece[0].length - piece[0].trimStart().length
        const before = part[0][piece.index - 1]
        if (piece[0] === '' && before !== (oneWay ? '>' : '-') && piece.index > 0) continue
        const from = part.index + piece.index + lead
        const here = span(
          text.span.file,
          text.offsetAt(from),
          text.offsetAt(from + Math.max(1, piece[0].trim().length)),
        )
        if (!NAME.test(name)) {
          sound = false
          reporter.report(
            'ST4151',
            here,
            name === '' ? 'A name is missing here.' : `\`${name}\` is not a name for a space.`,
            {
              help: 'Write the spaces of a path with `-` between them, or all with `>` if it leads one way, and paths with commas: `a-b-c, c>d`.',
            },
          )
        } else chain.push({ name, oneWay, span: here })
        links++
      }
      if (chain.length === 1 && sound) {
        sound = false
        reporter.report(
          'ST4151',
          chain[0]?.span,
          `\`${chain[0]?.name ?? ''}\` alone is not a path; a path has two spaces or more.`,
        )
      }
      chains.push(chain)
      if (links > SIZE_LIMITS.paths)
        return reporter.report(
          'ST4006',
          text.span,
          `The paths of a board lead over at most ${SIZE_LIMITS.paths} spaces.`,
        )
    }
  return sound ? chains : undefined
}
