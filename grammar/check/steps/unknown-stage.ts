import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { inOtherWords } from '../../expression/everyday-steps.ts'
import { mistakesIn } from '../../expression/parse.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { bareName } from '../../document/names.ts'

export function unknownStage(
  el: Elaboration,
  context: Context,
  name: string,
  at: { start: number; end: number },
): void {
  // Nothing is known about stages that could not be read.
  if (el.game.incomplete && el.stages.names.length === 0) return
  // Mistakes in the declaration have been reported there.
  if (el.stages.names.includes(name) && el.findings.hasErrors) return
  const names = [...el.stages.names, ...el.actions.names]
  const meant = el.findings.isPastHelp
    ? undefined
    : inOtherWords(context.source.text, (step) => mistakesIn('step', step) === 0)
  if (meant !== undefined && suggestion(name, names).help === undefined) {
    el.findings.add(context.source, meant)
    return
  }
  el.report('ST4117', spanIn(context, at), `There is no stage called \`${name}\`.`, () => ({
    help: `Add it under \`stages:\`, or write what happens: \`move ...\`, \`say ...\`, \`set ... to ...\`.`,
    ...(saidOfSomebody(el, name) ?? suggestion(name, names)),
  }))
}

/** `victim loses influence`, where there is an action `lose influence`. */
function saidOfSomebody(el: Pick<Reading, 'actions'>, name: string): { readonly help: string } | undefined {
  const words = name.split(' ')
  for (const action of el.actions.names) {
    const [verb = '', ...rest] = bareName(action).split(' ')
    const at = words.length - rest.length - 1
    const word = words[at] ?? ''
    const isIt =
      at > 0 && [`${verb}s`, `${verb}es`].includes(word) && words.slice(at + 1).join() === rest.join()
    if (isIt)
      return {
        help: `Ask for the action: \`${words.slice(0, at).join(' ')} must ${bareName(action)}\`, or \`may\`.`,
      }
  }
  return undefined
}
