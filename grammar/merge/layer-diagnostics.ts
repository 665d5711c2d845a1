import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { meaning } from '../diagnostics/suggestion.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { Span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'

/* Diagnostics about bases and modules that cannot be layered. */

type Base = 'extends' | 'for'

const foundById = (what: string): string =>
  `${what} are found by id: among those that come with Sandtable, then in the folder of this file and below, then in the rest of its project.`

export function noSuchGame(written: YamlText, key: Base, ids: readonly string[]): Diagnostic {
  return {
    code: key === 'extends' ? 'ST2020' : 'ST2022',
    severity: 'error',
    message: `There is no game called \`${written.text}\`.`,
    span: written.span,
    why: foundById('Games'),
    ...suggested(nearest(written.text, ids), written),
  }
}

export function notAGame(written: YamlText, key: Base, { id }: RulesetDocument): Diagnostic {
  return {
    code: 'ST2025',
    severity: 'error',
    message: `\`${written.text}\` is not a game but a module.`,
    span: written.span,
    ...(id === undefined ? {} : { related: [{ span: id.span, label: 'the module' }] }),
    why: key === 'extends' ? 'Only games can be extended; modules are used.' : 'A module is for a game.',
    help: key === 'extends' ? `Extend the game and write \`uses: [ ${written.text} ]\`.` : 'Name the game.',
  }
}

/** `circle`: the games from one back to itself. */
export function endlessBases({ span }: YamlText, circle: readonly RulesetDocument[]): Diagnostic {
  const names = circle.map((one) => `\`${one.id?.text ?? one.file.name}\``)
  return {
    code: 'ST2023',
    severity: 'error',
    message:
      names.length === 2
        ? `${names[0]} extends itself.`
        : `Games extend each other in a circle: ${names.join(' extends ')}.`,
    span,
    why: 'The chain must end at a game without a base.',
    help: 'Extend another game, or give this one another id.',
  }
}

export function changedBase(pin: YamlText, hash: string): Diagnostic {
  return {
    code: 'ST2028',
    severity: 'error',
    message: 'The base has changed since this document was written for it.',
    span: pin.span,
    label: 'the base that was meant',
    why: 'The line `base:` ties a document to one version of its base.',
    help: `Read what is new in the base; then write \`base: ${hash.slice(0, Math.max(8, Math.min(64, pin.text.length)))}\`.`,
  }
}

export function notUsedByBase(dropped: YamlText, base: readonly RulesetDocument[]): Diagnostic {
  const modules = base.flatMap(({ kind, id }) => (kind === 'module' && id !== undefined ? [id.text] : []))
  return {
    code: 'ST2027',
    severity: 'error',
    message: `The base uses no module called \`${dropped.text}\`.`,
    span: dropped.span,
    why: 'Leaving out what is not there is usually a typo.',
    ...suggested(nearest(dropped.text, modules), dropped),
  }
}

export function noSuchModule(id: string, span: Span | undefined, ids: readonly string[]): Diagnostic {
  return {
    code: 'ST2021',
    severity: 'error',
    message: `There is no module called \`${id}\`.`,
    ...at(span),
    why: foundById('Modules'),
    ...meaning(id, nearest(id, ids)),
  }
}

export function notAModule(id: string, span: Span | undefined): Diagnostic {
  return {
    code: 'ST2025',
    severity: 'error',
    message: `\`${id}\` is not a module but a game.`,
    ...at(span),
    why: '`uses` names modules; another game can only be extended.',
    help: 'Name a module, or write `extends:`.',
  }
}

export function alreadyUsed(id: string, span: Span | undefined): Diagnostic {
  return {
    code: 'ST2031',
    severity: 'warning',
    message: `\`${id}\` is already in use.`,
    ...at(span),
    why: 'The base or an earlier line uses it; once is enough.',
    help: 'Remove it here.',
  }
}

export function otherGamesModule(
  id: string,
  span: Span | undefined,
  user: string,
  target: YamlText | undefined,
): Diagnostic {
  return {
    code: 'ST2026',
    severity: 'error',
    message: `\`${id}\` is a module for \`${target?.text ?? '?'}\`, and \`${user}\` does not extend that.`,
    ...at(span),
    ...(target === undefined ? {} : { related: [{ span: target.span, label: 'the game it is for' }] }),
    why: 'A module changes the rules of one game and of those that extend it.',
  }
}

export function tooManyDocuments(span: Span | undefined, message: string): Diagnostic {
  return {
    code: 'ST2024',
    severity: 'error',
    message,
    ...at(span),
    why: 'Nobody could tell where a rule comes from.',
  }
}

const at = (span: Span | undefined) => (span === undefined ? {} : { span })

function suggested(near: string | undefined, written: YamlText) {
  return near === undefined
    ? {}
    : { help: `Did you mean \`${near}\`?`, fix: { span: written.span, text: near } }
}
