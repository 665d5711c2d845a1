import { sourceFile, type HostDocument, type RulesetHost, type SourceFile } from '../../interpreter/index.ts'

/** A document of the workspace as it is sent to a worker; a document without a text is gone. */
export interface SentDocument {
  readonly name: string
  readonly text: string | undefined
}

/** Names of shipped documents begin like this in every tool. */
const SHIPPED = 'rulesets/'

/** The texts that a worker works on. It has all of them; nothing is ever fetched. */
export class Documents {
  private readonly texts = new Map<string, string>()

  receive(sent: readonly SentDocument[]): void {
    for (const { name, text } of sent)
      if (text === undefined) this.texts.delete(name)
      else this.texts.set(name, text)
  }

  /** Documents of the project come first. */
  nearestFirst(): readonly {
    readonly name: string
    readonly text: string
    readonly place: HostDocument['place']
  }[] {
    const all = [...this.texts].map(([name, text]) => ({ name, text, place: documentPlace(name) }))
    return [
      ...all.filter(({ place }) => place === 'project'),
      ...all.filter(({ place }) => place === 'shipped'),
    ]
  }

  copy(): ReadonlyMap<string, string> {
    return new Map(this.texts)
  }

  isLike(others: ReadonlyMap<string, string>): boolean {
    return (
      others.size === this.texts.size && [...this.texts].every(([name, text]) => others.get(name) === text)
    )
  }

  file(name: string): SourceFile | undefined {
    const text = this.texts.get(name)
    return text === undefined ? undefined : sourceFile(name, text)
  }

  /** Everything a document may extend or use; a shipped document only shipped ones. */
  hostFor(name: string): RulesetHost {
    const folder = folderOf(name)
    const placeOfOther = (other: string): HostDocument['place'] =>
      other.startsWith(SHIPPED) ? 'shipped' : folderOf(other) === folder ? 'beside' : 'project'
    const rank: readonly HostDocument['place'][] = ['beside', 'project', 'shipped']
    const isShipped = name.startsWith(SHIPPED)
    const documents = [...this.texts]
      .filter(([other]) => !isShipped || other.startsWith(SHIPPED))
      .map(([other, text]): HostDocument => ({ name: other, place: placeOfOther(other), read: () => text }))
      .sort((a, b) => rank.indexOf(a.place) - rank.indexOf(b.place) || (a.name < b.name ? -1 : 1))
    return { documents: () => documents }
  }
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

/** The place of a document as seen from other folders. */
export function documentPlace(name: string): HostDocument['place'] {
  return name.startsWith(SHIPPED) ? 'shipped' : 'project'
}
