// Completion as a person gets it: a real shell in a terminal, and the tab key.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { commandLine, openPty } from './support/run-cli.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-completion-'))
  writeFileSync(join(folder, 'sayso'), `#!/bin/sh\nexec ${commandLine([])} "$@"\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'tasks-of-mine.json'), '[]')
})
after(() => rmSync(folder, { recursive: true, force: true }))

const shells = {
  bash: { start: 'bash --norc --noprofile -i', load: 'source <(sayso completion bash)' },
  zsh: { start: 'zsh -f -i', load: 'autoload -U compinit && compinit -u && source <(sayso completion zsh)' },
  fish: { start: 'fish --no-config -i', load: 'sayso completion fish | source' },
}

// Typed with tabs, and what must then stand on the line.
const typed: [string, RegExp][] = [
  ['sayso exp\t--form\tc\t', /sayso export --format csv /],
  ['sayso import tasks-o\t', /sayso import tasks-of-mine\.json/],
  ['sayso completion f\t', /sayso completion fish/],
  ['sayso replay --ag\t', /sayso replay --against/],
]

for (const [name, { start, load }] of Object.entries(shells)) {
  const skip = spawnSync(name, ['--version']).error === undefined ? false : `${name} is not installed`
  test(`${name} completes commands, options, values and files`, { skip }, async () => {
    const shell = openPty(`cd '${folder}' && exec ${start}`, {
      PATH: `${folder}:${process.env.PATH}`,
      PS1: 'ready$ ',
      SAYSO_DATA_DIR: folder,
    })
    try {
      shell.type(`${load}; echo loa''ded\r`)
      await shell.until(/^loaded/m)
      for (const [keys, line] of typed) {
        shell.type(keys)
        await shell.until(line)
        shell.type('\u0015')
      }
      shell.type('exit\r')
      assert.notEqual(await shell.ended, null)
    } finally {
      shell.kill()
    }
  })
}
