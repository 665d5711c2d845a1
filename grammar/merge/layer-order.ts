import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { Span } from '../source/span.ts'
import { textIn, textsIn } from './document-sections.ts'
import { hashOf } from './hash.ts'
import {
  alreadyUsed,
  changedBase,
  endlessBases,
  noSuchGame,
  noSuchModule,
  notAGame,
  notAModule,
  notUsedByBase,
  otherGamesModule,
  tooManyDocuments,
} from './layer-diagnostics.ts'
import type { Library } from './library.ts'
import type { Layer } from './merged.ts'

/** The documents of a game in the order in which they are merged. */
interface LayerOrder {
  readonly documents: readonly RulesetDocument[]
  /** True if something requested is missing. */
  readonly incomplete: boolean
  /** Modules that a base uses and a later document drops. */
  readonly leftOut: readonly RulesetDocument[]
}

const MOST_BASES = 16
const MOST_LAYERS = 100

/** The order of a document, its bases and modules, and `uses`: modules that a command adds. Undefined without a base. */
export function layerOrder(
  document: RulesetDocument,
  uses: readonly string[],
  library: Library,
  diagnostics: Diagnostics,
): LayerOrder | undefined {
  const layering = new Layering(library, diagnostics)
  const documents = layering.layersOf(document, [])
  if (documents === undefined) return undefined
  const last = document.id?.text ?? document.file.name
  for (const id of uses) layering.addModule(documents, { id, span: undefined }, last)
  return { documents, incomplete: layering.incomplete, leftOut: layering.leftOut }
}

/** A module that a document or a command asks for. */
interface Request {
  readonly id: string
  readonly span: Span | undefined
}

class Layering {
  private readonly library: Library
  private readonly diagnostics: Diagnostics
  readonly leftOut: RulesetDocument[] = []
  incomplete = false

  constructor(library: Library, diagnostics: Diagnostics) {
    this.library = library
    this.diagnostics = diagnostics
  }

  layersOf(at: RulesetDocument, above: readonly RulesetDocument[]): RulesetDocument[] | undefined {
    if (at.kind === 'module') {
      const base = this.baseOf(at, 'for', above)
      if (base === undefined) return undefined
      return base.includes(at) ? base : [...base, at]
    }
    const base = textIn(at, 'extends') === undefined ? [] : this.baseOf(at, 'extends', above)
    if (base === undefined) return undefined
    const layers = this.withoutDropped(base, at)
    const id = at.id?.text ?? ''
    const requests = textsIn(at, 'uses').map((text) => ({ id: text.text, span: text.span }))
    // A module written for this very game changes its rules, so it follows them. Other modules change the base.
    const later = requests.filter(
      (request) => targetOf(this.library.find(request.id, request.span.file.name)) === id,
    )
    for (const request of requests) if (!later.includes(request)) this.addModule(layers, request, id, at)
    layers.push(at)
    for (const request of later) this.addModule(layers, request, id, at)
    return layers
  }

  private baseOf(
    at: RulesetDocument,
    key: 'extends' | 'for',
    above: readonly RulesetDocument[],
  ): RulesetDocument[] | undefined {
    const written = textIn(at, key)
    if (written === undefined) return undefined
    const chain = [...above, at]
    const base = this.library.find(written.text, written.span.file.name)
    if (base === undefined) {
      if (!this.library.isBroken(written.text))
        this.diagnostics.add(noSuchGame(written, key, this.library.ids('game')))
    } else if (base.kind !== 'game') this.diagnostics.add(notAGame(written, key, base))
    else if (chain.includes(base))
      this.diagnostics.add(endlessBases(written, [...chain.slice(chain.indexOf(base)), base]))
    else if (chain.length >= MOST_BASES)
      this.reportTooMany(written.span, `More than ${MOST_BASES} games extend each other.`)
    else {
      const layers = this.layersOf(base, chain)
      if (layers !== undefined) this.checkPin(at, layers)
      return layers
    }
    return undefined
  }

  /** Compares the base with the hash in `base:`. */
  private checkPin(at: RulesetDocument, base: readonly RulesetDocument[]): void {
    const pin = textIn(at, 'base')
    if (pin === undefined) return
    const hash = hashOf(base)
    const short = pin.text.toLowerCase()
    if (!/^[0-9a-f]{8,64}$/u.test(short) || !hash.startsWith(short))
      this.diagnostics.add(changedBase(pin, hash))
  }

  private withoutDropped(base: RulesetDocument[], at: RulesetDocument): RulesetDocument[] {
    const layers = [...base]
    for (const dropped of textsIn(at, 'without')) {
      const index = layers.findIndex((one) => one.kind === 'module' && one.id?.text === dropped.text)
      if (index >= 0) this.leftOut.push(...layers.splice(index, 1))
      else this.diagnostics.add(notUsedByBase(dropped, base))
    }
    return layers
  }

  /** Appends a module to the layers, for a document called `user`; `at` is that document while it is not a layer yet. */
  addModule(layers: RulesetDocument[], { id, span }: Request, user: string, at?: RulesetDocument): void {
    const module = this.library.find(id, span?.file.name)
    if (module === undefined) {
      this.incomplete = true
      if (!this.library.isBroken(id)) this.diagnostics.add(noSuchModule(id, span, this.library.ids('module')))
    } else if (module.kind !== 'module') {
      this.incomplete = true
      this.diagnostics.add(notAModule(id, span))
    } else if (layers.includes(module)) {
      this.diagnostics.add(alreadyUsed(id, span))
    } else if (layers.length + Number(at !== undefined && !layers.includes(at)) >= MOST_LAYERS) {
      this.reportTooMany(span, `More than ${MOST_LAYERS} documents make up one game.`)
    } else if (fits(module, layers, at)) {
      layers.push(module)
    } else {
      this.incomplete = true
      this.diagnostics.add(otherGamesModule(id, span, user, textIn(module, 'for')))
    }
  }

  private reportTooMany(span: Span | undefined, message: string): void {
    this.incomplete = true
    this.diagnostics.add(tooManyDocuments(span, message))
  }
}

/** True if the game that a module is for is among the layers, or is the document itself. */
function fits(module: RulesetDocument, layers: readonly RulesetDocument[], at: RulesetDocument | undefined) {
  const target = targetOf(module)
  const games = [...layers, ...(at === undefined ? [] : [at])].filter((one) => one.kind === 'game')
  return target === undefined || games.some((game) => game.id?.text === target)
}

export function layersFrom(documents: readonly RulesetDocument[]): readonly Layer[] {
  return documents.map((document, index) => ({
    id: document.id?.text ?? '',
    kind: document.kind === 'module' ? 'module' : 'game',
    file: document.file,
    index,
  }))
}

function targetOf(module: RulesetDocument | undefined): string | undefined {
  return module === undefined ? undefined : textIn(module, 'for')?.text
}
