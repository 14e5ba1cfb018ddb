import { AppError } from '../domain/errors.ts'
import { readArguments, saying, type Usage, usages } from './usage.ts'

/** Prints a script that completes commands, options and their choices in a shell. */
export async function completion(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(usages.completion, args)
  const [shell = ''] = positionals
  const write = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (write === undefined) throw new AppError('BAD_REQUEST', 'Which shell? sayso completion bash, zsh or fish.')
  process.stdout.write(write())
  return 0
}

const scripts: Record<string, () => string> = { bash, zsh, fish }

const all: readonly (readonly [string, Usage])[] = Object.entries(usages)

function optionsOf(usage: Usage): string[] {
  return [...Object.keys(usage.options).map((name) => `--${name}`), '--help']
}

/** Every option with a few possible values, as shell patterns would see it. */
function choicesOf(usage: Usage): (readonly [string, readonly string[]])[] {
  return Object.entries(usage.options).flatMap(([name, { choices }]) =>
    choices === undefined ? [] : [[name, choices]],
  )
}

function words(usage: Usage): string {
  return [...optionsOf(usage), ...(usage.choices ?? [])].join(' ')
}

function bash(): string {
  const cases = all.map(([name, usage]) => {
    const choices = choicesOf(usage).map(
      ([option, values]) =>
        `      [[ $before == --${option} ]] && { COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$word")); return; }\n`,
    )
    const files =
      usage.takesFile === true ? '      [[ $word != -* ]] && { COMPREPLY=($(compgen -f -- "$word")); return; }\n' : ''
    return `    ${name})\n${choices.join('')}${files}      COMPREPLY=($(compgen -W '${words(usage)}' -- "$word")) ;;\n`
  })
  return `# bash completion for sayso
_sayso() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '${[...Object.keys(usages), ...optionsOf(saying)].join(' ')}' -- "$word"))
    return
  fi
  case \${COMP_WORDS[1]} in
${cases.join('')}    *)
      COMPREPLY=($(compgen -W '${words(saying)}' -- "$word")) ;;
  esac
}
complete -o filenames -F _sayso sayso
`
}

function zsh(): string {
  const specs = (usage: Usage) =>
    Object.entries(usage.options).map(([name, { type, value = '', choices, help }]) => {
      const action = choices === undefined ? (value === 'FILE' ? '_files' : '') : `(${choices.join(' ')})`
      return `'--${name}[${help}]${type === 'string' ? `:${value}:${action}` : ''}'`
    })
  const rest = (usage: Usage) => {
    if (usage.choices !== undefined) return [`'1:shell:(${usage.choices.join(' ')})'`]
    return usage.takesFile === true ? ["'1:file:_files'"] : []
  }
  const args = (usage: Usage) => [...specs(usage), "'--help[explain]'", ...rest(usage)].join(' ')
  return `#compdef sayso
_sayso() {
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    local -a commands=(${all.map(([name, { does }]) => `'${name}:${does}'`).join(' ')})
    _describe command commands
    return
  fi
  case $words[2] in
${all.map(([name, usage]) => `    ${name}) shift words; (( CURRENT-- )); _arguments ${args(usage)} ;;`).join('\n')}
    *) _arguments ${args(saying)} ;;
  esac
}
compdef _sayso sayso
`
}

function fish(): string {
  const commands = all.map(([name]) => name).join(' ')
  const option = (condition: string, [name, { type, choices, help }]: [string, Usage['options'][string]]) => {
    const value = type === 'string' ? ` -r${choices === undefined ? '' : ` -f -a '${choices.join(' ')}'`}` : ''
    return `complete -c sayso -n '${condition}' -l ${name}${value} -d '${help}'`
  }
  const lines = all.flatMap(([name, usage]) => [
    `complete -c sayso -n '__fish_use_subcommand' -a ${name} -d '${usage.does}'`,
    ...Object.entries(usage.options).map((entry) => option(`__fish_seen_subcommand_from ${name}`, entry)),
    ...(usage.choices === undefined
      ? []
      : [`complete -c sayso -n '__fish_seen_subcommand_from ${name}' -a '${usage.choices.join(' ')}'`]),
    ...(usage.takesFile === true ? [`complete -c sayso -n '__fish_seen_subcommand_from ${name}' -F`] : []),
  ])
  return [
    '# fish completion for sayso',
    'complete -c sayso -f',
    'complete -c sayso -l help -d explain',
    ...lines,
    ...Object.entries(saying.options).map((entry) => option(`not __fish_seen_subcommand_from ${commands}`, entry)),
    '',
  ].join('\n')
}
