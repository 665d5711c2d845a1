import { numberHelp } from '../../expression/adjectives.ts'
import type { Bundle } from '../../expression/ast.ts'
import type { BookText } from '../../book/book-text.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import type { BundleInfo } from './world.ts'
import type { Reporter } from './reporter.ts'

/** The distinct bundles that a game prints; the first is empty. */
export class Bundles {
  readonly list: BundleInfo[] = [[]]
  private readonly indexes = new Map([['[]', 0]])
  private readonly kindsOf: (written: string) => readonly number[] | undefined
  private readonly names: () => Iterable<string>

  constructor(kindsOf: (written: string) => readonly number[] | undefined, names: () => Iterable<string>) {
    this.kindsOf = kindsOf
    this.names = names
  }

  /** `1 soldier and 1 cannon`, `nothing`. */
  read(source: BookText, reporter: Reporter): number | undefined {
    if (source.text.trim() === 'nothing') return 0
    const bundle = source.read('bundle', reporter.diagnostics)
    const lots = bundle === undefined ? undefined : this.lots(bundle, source, reporter)
    return lots === undefined ? undefined : this.indexOf(lots)
  }

  private lots(bundle: Bundle, source: TextSource, reporter: Reporter): BundleInfo | undefined {
    const lots: { kinds: readonly number[]; count: number }[] = []
    for (const { least, most, name, start, end } of bundle.lots) {
      const kinds = this.kindsOf(name.text)
      if (kinds === undefined) {
        if (reporter.isBroken(name.text)) return undefined
        const at = source.spanOf(name.start, name.end)
        return reporter.report('ST4004', at, `There are no pieces called \`${name.text}\`.`, {
          ...suggestion(name.text, this.names()),
          ...numberHelp(name.text),
        })
      }
      if (most !== least)
        return reporter.unsupported(source.spanOf(start, end), 'Numbers that are left open are')
      if (least > SIZE_LIMITS.pieces)
        return reporter.report(
          'ST4006',
          source.spanOf(start, end),
          `A game has at most ${SIZE_LIMITS.pieces} pieces.`,
        )
      lots.push({ kinds, count: least })
    }
    return lots
  }

  private indexOf(lots: BundleInfo): number {
    const key = JSON.stringify(lots)
    const index = this.indexes.get(key) ?? this.list.push(lots) - 1
    this.indexes.set(key, index)
    return index
  }
}
