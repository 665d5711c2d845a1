/** A module that a script of the bundle requires at once, in a line of its own. */
const AT_ONCE = /^(?:const|let) ([\w$]+) = (require\("[^"\n]+"\));$/gmu

/**
 * Has a script require what it imports when it first uses it: a command uses few of the things that its modules could
 * need, and loading the rest took longer than what it does. That is allowed because no module of the bundle does anything
 * when it is loaded.
 */
export function lateRequires(code: string): string {
  let late = code
  for (const [line, name = '', required = ''] of code.matchAll(AT_ONCE)) {
    const uses = new RegExp(
      String.raw`(?<![\w$]|(?<!\.\.)\.)${name.replaceAll('$', String.raw`\$`)}(?![\w$])`,
      'gu',
    )
    const rest = late.replace(line, '')
    // Where a module is used as a whole, it may be handed on or replaced.
    if ([...rest.matchAll(uses)].some(({ index }) => rest[index + name.length] !== '.')) continue
    late = late
      // `new` would take the call for its own without the brackets.
      .replace(uses, (used, at: number) => (late[at + used.length] === '.' ? `(${name}())` : used))
      .replace(line, () => `let ${name}$made;\nconst ${name} = () => ${name}$made ??= ${required};`)
  }
  return late
}
