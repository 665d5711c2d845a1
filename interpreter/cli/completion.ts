import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { COMMANDS, type CommandRow } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { COLOR, type OptionRow } from './options.ts'
import { print } from './output.ts'
import { SHELLS, type Shell } from './shells.ts'
import { shellQuoted } from './shell-words.ts'

interface Completed {
  readonly name: string
  readonly about: string
  readonly options: readonly {
    readonly flags: readonly string[]
    readonly about: string
    readonly values: readonly string[]
  }[]
}

/** Prints a script with which a shell completes commands, options, their values and the ids of games. */
export function completion(shell: string): number {
  const known = SHELLS.find((each) => each === shell)
  if (known === undefined)
    throw new UsageError(
      'ST7003',
      `There are completions for ${SHELLS.join(', ')}, but not for \`${shell}\`.`,
      didYouMean(shell, SHELLS),
    )
  const commands = Object.entries<CommandRow>(COMMANDS).map(([name, { about, options }]): Completed => ({
    name,
    about,
    options: Object.entries<OptionRow>({ ...options, ...COLOR }).map(([flags, option]) => ({
      flags: flags.split(/,? /u).filter((flag) => flag.startsWith('-')),
      ...(typeof option === 'string'
        ? { about: option, values: [] }
        : { about: option.about, values: option.choices ?? [] }),
    })),
  }))
  const ids = shippedDocuments().flatMap(({ head }) => (head.id === undefined ? [] : [head.id]))
  print(SCRIPTS[known](commands, ids))
  return EXIT.fine
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Completed[], ids: readonly string[]) => string>> = {
  bash,
  zsh,
  fish,
}

function flagsOf({ options }: Completed): readonly string[] {
  return options.flatMap(({ flags }) => flags)
}

function bash(commands: readonly Completed[], ids: readonly string[]): string {
  return [
    '_sandtable() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${commands.map(({ name }) => name).join(' ')}"`,
    '  else case "${COMP_WORDS[1]} $before" in',
    ...commands.flatMap(({ name, options }) =>
      options.flatMap(({ flags, values }) =>
        values.length === 0
          ? []
          : [`    ${flags.map((flag) => `"${name} ${flag}"`).join('|')}) words="${values.join(' ')}" ;;`],
      ),
    ),
    '    *) case "${COMP_WORDS[1]}" in',
    ...commands.map((each) => `      ${each.name}) words="${flagsOf(each).join(' ')} $_sandtable_ids" ;;`),
    '    esac ;;',
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    `_sandtable_ids="${ids.join(' ')}"`,
    'complete -o default -F _sandtable sandtable',
  ].join('\n')
}

function zsh(commands: readonly Completed[], ids: readonly string[]): string {
  const described = (name: string, about: string): string =>
    shellQuoted(`${name.replaceAll(':', '\\:')}:${about}`)
  return [
    '#compdef sandtable',
    '_sandtable() {',
    '  local -a commands options',
    '  local -a ids',
    `  ids=(${ids.join(' ')})`,
    '  if (( CURRENT == 2 )); then',
    `    commands=(${commands.map(({ name, about }) => described(name, about)).join(' ')})`,
    "    _describe -t commands 'command' commands",
    '    return',
    '  fi',
    '  case "$words[2] $words[CURRENT-1]" in',
    ...commands.flatMap(({ name, options }) =>
      options.flatMap(({ flags, values }) =>
        values.length === 0
          ? []
          : [
              `    ${flags.map((flag) => `"${name} ${flag}"`).join('|')}) compadd ${values.join(' ')}; return ;;`,
            ],
      ),
    ),
    '  esac',
    '  case "$words[2]" in',
    ...commands.map(
      ({ name, options }) =>
        `    ${name}) options=(${options.flatMap(({ flags, about }) => flags.map((flag) => described(flag, about))).join(' ')}) ;;`,
    ),
    '  esac',
    '  if [[ $words[CURRENT] == -* ]]; then',
    "    _describe -o -t options 'option' options",
    '  else',
    '    compadd -a ids; _files',
    '  fi',
    '}',
    'if [ "$funcstack[1]" = _sandtable ]; then _sandtable "$@"; else compdef _sandtable sandtable; fi',
  ].join('\n')
}

function fish(commands: readonly Completed[], ids: readonly string[]): string {
  return [
    ...commands.map(
      ({ name, about }) =>
        `complete -c sandtable -n __fish_use_subcommand -f -a ${name} -d ${shellQuoted(about)}`,
    ),
    ...commands.flatMap(({ name, options }) =>
      options.map(({ flags, about, values }) => {
        const names = flags.map((flag) =>
          flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        )
        const choices = values.length === 0 ? '' : ` -x -a ${shellQuoted(values.join(' '))}`
        return `complete -c sandtable -n '__fish_seen_subcommand_from ${name}' ${names.join(' ')}${choices} -d ${shellQuoted(about)}`
      }),
    ),
    `complete -c sandtable -n 'not __fish_use_subcommand' -a ${shellQuoted(ids.join(' '))}`,
  ].join('\n')
}
