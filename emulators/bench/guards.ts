/**
 * `npm run bench -- guards [PART OF A FILE'S NAME …]`: breaks one guard after the other in a copy of the repository and runs the tests that must
 * notice. Prints how many were noticed, and names the others.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPorts } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'
import { environmentOf } from '../testing/test-workers.ts'
import { attackGuards } from './guards/attack-guards.ts'
import { contractGuards } from './guards/contract-guards.ts'
import type { Guard } from './guards/guard.ts'
import { moneyGuards } from './guards/money-guards.ts'
import { peopleGuards } from './guards/people-guards.ts'
import { serverGuards } from './guards/server-guards.ts'

const copied = ['contract', 'functions/src', 'functions/test', 'functions/package.json', 'functions/tsconfig.json']
const more = [
  'emulators',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'firebase.json',
  'firestore.indexes.json',
]
const rules = ['firestore.rules', 'storage.rules']
const workspaces = ['contract', 'functions', 'emulators']

const copy = mkdtempSync(path.join(tmpdir(), 'guards-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const each of [...copied, ...more, ...rules]) {
  const filter = (file: string) => path.basename(file) !== 'node_modules'
  cpSync(inRoot(each), path.join(copy, each), { recursive: true, filter })
}
// Tests read uploads with the bundle, which would not contain the broken code.
writeFileSync(
  path.join(copy, 'functions/test/fixtures/files/built-reader-program.ts'),
  "export { readerProgram } from '../../../src/apart/reader-program.ts'\n",
)
linkPackages('node_modules')
for (const workspace of workspaces) linkPackages(path.join(workspace, 'node_modules'))

/** Links all installed packages, except the workspaces, which come from the copy. */
function linkPackages(folder: string): void {
  const names = entriesOf(inRoot(folder))
  mkdirSync(path.join(copy, folder, '@teeshala'), { recursive: true })
  for (const name of names.filter((each) => each !== '@teeshala' && each !== '.vite')) {
    symlinkSync(path.join(inRoot(folder), name), path.join(copy, folder, name))
  }
  if (folder !== 'node_modules') return
  for (const workspace of workspaces)
    symlinkSync(path.join(copy, workspace), path.join(copy, folder, '@teeshala', workspace))
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const env = { ...process.env, ...environmentOf([readPorts()]) }

/** Returns whether the tests of a guard pass on the copy. */
function passes({ stage, tests, named }: Guard): boolean {
  const args = ['run', '--project', stage, tests, ...(named ? ['-t', named] : []), '--bail', '1']
  const vitest = path.join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: copy, env, encoding: 'utf8' })
  return run.status === 0
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const parts = process.argv.slice(2)
const chosen = [...contractGuards, ...serverGuards, ...peopleGuards, ...attackGuards, ...moneyGuards].filter(
  ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
)
const alive: string[] = []
const sound = new Map<string, boolean>()
for (const guard of chosen) {
  const { file, source, broken, stage, tests, named } = guard
  const title = `${file}: ${source.split('\n')[0]}`
  const original = readFileSync(path.join(copy, file), 'utf8')
  const key = [stage, tests, named].join(' ')
  if (!sound.has(key)) sound.set(key, passes(guard))
  const reason =
    original.split(source).length !== 2
      ? 'does not stand there once'
      : sound.get(key)
        ? undefined
        : 'its tests fail unbroken'
  if (reason) {
    say(`? ${title}: ${reason}`)
    alive.push(title)
    continue
  }
  writeFileSync(
    path.join(copy, file),
    original.replace(source, () => broken),
  )
  const isAlive = passes(guard)
  writeFileSync(path.join(copy, file), original)
  say(`${isAlive ? '✗ survived' : '✓'} ${title}`)
  if (isAlive) alive.push(title)
}
say(`${chosen.length - alive.length} of ${chosen.length} guards killed`)
process.exitCode = alive.length === 0 ? 0 : 1
