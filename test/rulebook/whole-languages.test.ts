import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { Rulebook } from '../../interpreter/rulebook/model/model.ts'
import { rulebookHtml } from '../../interpreter/rulebook/output/html.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { SOURCE_LANGUAGE } from '../../interpreter/rulebook/sentences/speaker.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { corpusText } from '../corpus/corpus.ts'
import { shipped } from './books.ts'
import { playable } from '../playable.ts'
import { oneIn } from '../volume.ts'

/** Games, with modules, whose texts in a language are complete: nothing in their rulebooks is left in English. */
const WHOLE: readonly (readonly [language: string, game: string, ...uses: readonly string[]])[] = [
  ['it', 'patrols'],
  ['it', 'patrols', 'swapped-charges'],
  ['it', 'patrols', 'heroic-nurse'],
  ['it', 'patrols', 'cease-fire'],
  ['it', 'patrols', 'prisoners'],
  ['it', 'patrols', 'reconnaissance'],
  ['it', 'super-captain'],
  ['it', 'club-night'],
  ['it', 'stratego-duel'],
  ['it', 'stratego-barrage'],
  ['it', 'stratego-classic'],
  ['it', 'tic-tac-toe'],
  ['it', 'connect-four'],
  ['it', 'breakthrough'],
  ['it', 'draughts'],
  ['it', 'chess'],
  ['de', 'chess'],
  ['de', 'hearts'],
  ['de', 'draughts'],
  ['de', 'breakthrough'],
  ['de', 'connect-four'],
  ['de', 'tic-tac-toe'],
  ['it', 'hearts'],
  ['it', 'auction-whist'],
  ['it', 'paper-lanterns'],
  ['it', 'pocket-battles'],
]

/** Invented games, and a sentence about the construct for which each is in the corpus. */
const INVENTED: readonly (readonly [language: string, game: string, says: string])[] = [
  ['it', 'breathing-space', 'Dopo la mossa ci sono caselle nei [*respiri*]'],
  ['it', 'shoals', 'file ininterrotte dal pesce'],
  ['it', 'echoes', 'si presenta la [*posizione*]'],
  ['it', 'turncoats', 'Il pezzo girato passa a te.'],
  [
    'it',
    'marble-run',
    'Per ogni listello nei toccati: il listello diventa destro se il listello è un sinistro',
  ],
  ['it', 'ponies', 'sullo spazio a 2 passi dall’arrivo (nel senso opposto)'],
  ['it', 'lanternfish', 'fino a 2 pesci | tutti tranne il proprietario'],
  ['it', 'regatta', 'Il *cammino* della squadra − l’*acqua* della squadra.'],
  ['it', 'whirligig', 'Nel caso “*giro*”: da ora si gioca nell’altro verso.'],
  ['it', 'handfuls', 'da 1 a 3 carte dalla tua mano'],
  ['it', 'samovar-for-three', 'Se ci sono giocatori per cui *qui* è il piattino del giocatore'],
  ['it', 'foils', 'Il tuo avversario può scegliere: [*cavazione*]'],
  ['it', 'recruits', 'uno dei tipi di reclute per cui il tipo non è il tipo della recluta, in segreto'],
  ['it', 'midnight-pond', 'in segreto e senza che gli altri se ne accorgano'],
  ['it', 'double-agents', 'Scambia la lettera con la prima lettera nel fascicolo della spia.'],
  ['it', 'torchlight', 'una casella è al buio per il giocatore se'],
  ['it', 'hamlets', 'numero delle caselle unite al lato di'],
  ['it', 'reckoners', 'numero di modi di ottenere'],
  ['it', 'spice-barrow', 'da raggiungere il prezzo della bottega (sommando il loro peso), niente di troppo'],
  ['it', 'riverbanks', 'Scambiati di posto con il tuo avversario'],
  ['de', 'wagers', 'bei Gleichstand nach Wert, das Höchste zuerst'],
  ['de', 'ridge', 'insgesamt höchstens das Tempo der Truppe'],
  ['de', 'footpaths', 'Die Länge des längsten Wegs über alle Felder (nach oben oder nach rechts)'],
  ['de', 'cutters', 'eine Drehung kostet'],
  ['de', 'burdens', 'wer die niedrigste'],
  ['de', 'weathercocks', 'im Uhrzeigersinn gedreht um die Drehungen'],
  ['en', 'midnight-pond', 'in secret and unnoticed by the others'],
  ['en', 'torchlight', 'a space is dark to you if it is not in your'],
  ['en', 'hamlets', 'counting only sides for which'],
  ['en', 'reckoners', 'number of ways to make'],
  ['en', 'spice-barrow', 'to reach the stall’s price (their weight added up), and none too many'],
  ['en', 'riverbanks', 'Change seats with your opponent, so that each has what the other had'],
  ['en', 'wagers', 'equal ones by rank, the highest first'],
  ['en', 'ridge', 'at most the unit’s speed in all'],
  ['en', 'footpaths', 'no step of it twice'],
  ['en', 'cutters', 'the number of directions turned by) (facing the ship’s *bow* at first)'],
  ['en', 'burdens', 'The player with the lowest [*load*](#terms-load) wins'],
  ['en', 'weathercocks', 'turned clockwise by the turns'],
]

describe('a rulebook in a language whose texts are whole has no untranslated name', () => {
  for (const [language, game, ...uses] of oneIn(2, WHOLE))
    test([language, game, ...uses].join(' '), () => {
      const base = uses.length > 0 || game === 'club-night' ? shipped('patrols') : undefined
      wholeIn(language, shipped(game, ...uses), base)
    })
  for (const [language, game, says] of INVENTED)
    test([language, game].join(' '), () => {
      const configured = playable(
        loadRuleset({
          file: sourceFile(`${game}.yaml`, corpusText(`${game}.yaml`)),
          host: memoryHost(withBases(game, language)),
        }),
      )
      expect(rulebookMarkdown(wholeIn(language, configured))).toContain(says)
    })
})

/** The texts of a game in a language, and the games that it extends with their texts. */
function withBases(game: string, language: string): readonly (readonly [name: string, text: string])[] {
  const name = `${game}.${language}.yaml`
  if (language === SOURCE_LANGUAGE) return []
  const texts = [name, readFileSync(join(import.meta.dirname, 'corpus-texts', name), 'utf8')] as const
  const base = /^extends: (.+)$/mu.exec(corpusText(`${game}.yaml`))?.[1]
  if (base === undefined) return [texts]
  return [texts, [`${base}.yaml`, corpusText(`${base}.yaml`)], ...withBases(base, language)]
}

function wholeIn(language: string, game: Configured, base?: Configured): Rulebook {
  const { book, untranslated } = rulebook(game, { language, ...(base === undefined ? {} : { base }) })
  expect(untranslated).toEqual([])
  if (book === undefined) throw new Error('there is no book')
  const html = rulebookHtml(book)
  expect(html).toContain(`<html lang="${language}">`)
  if (language !== SOURCE_LANGUAGE) expect(html).not.toContain('lang="en"')
  return book
}
