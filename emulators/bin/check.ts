/** `npm run check`: format and lint, types of each workspace, import rules, and the place of texts. */

import { availableParallelism } from 'node:os'
import { ChildProcesses, dim, green, red, runCommand, say } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

const binary = (name: string) => inRoot('node_modules/.bin', name)
const workspaces = ['contract', 'functions', 'web', 'emulators']

// Several checkers would each process the shared types, for twice the CPU time.
const oneChecker = ['--checkers', '1']

/** Where tsc and dependency-cruiser keep what they found: they look again only at files whose contents have changed. */
const found = (name: string) => inRoot('.cache/check', name)

const checks: { name: string; command: string; args: string[] }[] = [
  { name: 'format, lint', command: binary('biome'), args: ['check', '--error-on-warnings'] },
  ...workspaces.map((workspace) => ({
    name: `types ${workspace}`,
    command: binary('tsc'),
    args: [
      ...['-p', workspace, ...oneChecker],
      ...['--incremental', '--tsBuildInfoFile', found(`${workspace}.tsbuildinfo`)],
    ],
  })),
  {
    name: 'layers',
    command: binary('depcruise'),
    args: [
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...['--cache', found('layers'), '--cache-strategy', 'content'],
      ...workspaces,
    ],
  },
  { name: 'texts', command: process.execPath, args: [inRoot('emulators/bin/check-texts.ts')] },
]

await runCommand(async (command) => {
  const children = new ChildProcesses()
  command.onEnd(() => children.kill())
  const waiting = [...checks]
  let failures = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = Date.now()
      const { code, output } = await children.collect(check.command, check.args, { cwd: inRoot() })
      const seconds = dim(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
      say(`${code === 0 ? green('✓') : red('✗')} ${check.name.padEnd(16)} ${seconds}`)
      if (code === 0) continue
      failures++
      say(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
  return failures ? 1 : 0
})
