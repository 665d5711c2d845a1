import type { Nouns } from '../../../grammar/expression/ast.ts'
import type { Item, Words } from '../model/model.ts'
import { merged, spoken } from '../model/words.ts'
import type { Speaker } from './speaker.ts'

/** `each player, clockwise from you, must bid` instead of `for each player, clockwise from you: the player must bid` */
export function eachMust(speaker: Speaker, what: Nouns, item: Item): Item | undefined {
  if (speaker.clauses === undefined || what.called !== undefined || item.blocks !== undefined)
    return undefined
  const head =
    /^for each player(?: who [^,:]*)?(?<where>, [^:]*)?[,:] the player (?<verb>must|may|carries|becomes|misses) /u.exec(
      spoken(item.words),
    )
  const { where = '', verb = '' } = head?.groups ?? {}
  if (head === null || verb === '' || (where !== '' && !/^, (?:anti)?clockwise /u.test(where)))
    return undefined
  return { ...item, words: eachDoes(item.words, where === '' ? '' : ',', verb) }
}

/** `each player in secret must bid` instead of `for each player, in secret: you must bid` */
export function inSecretMust(speaker: Speaker, what: Nouns, item: Item): Item | undefined {
  if (speaker.clauses === undefined || what.called !== undefined || item.blocks !== undefined)
    return undefined
  const said =
    /^for each player(?<who> who [^,:]*)?, (?<how>in secret(?: and unnoticed by the others)?)[,:] you (?<verb>must|may) /u
  const text = spoken(item.words)
  const head = said.exec(text)
  const { who = '', how = '', verb = '' } = head?.groups ?? {}
  const [start, ...others] = merged(item.words)
  if (head === null || start?.kind !== 'text' || !said.test(start.text)) return undefined
  if (/\byou/u.test(text.slice(head[0].length))) return undefined
  const comma = who === '' ? '' : ','
  return {
    ...item,
    words: [
      { kind: 'text', text: start.text.replace(said, `each player${who}${comma} ${verb}, ${how}, `) },
      ...others,
    ],
  }
}

/** The same words with the verb behind those who do it. */
function eachDoes(words: Words, comma: string, verb: string): Words {
  return merged(words).map((part, index) =>
    part.kind !== 'text'
      ? part
      : {
          kind: 'text',
          text: (index === 0 ? part.text.replace(/^for each /u, 'each ') : part.text).replace(
            new RegExp(`[,:] the player ${verb} `, 'u'),
            `${comma} ${verb} `,
          ),
        },
  )
}
