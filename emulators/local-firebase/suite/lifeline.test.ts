import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../command/process-tree.ts'
import { nodeOptions } from './firebase-cli.ts'

test('a process whose starter ends before it is loaded does not run', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lifeline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  // Loaded first: it waits for the end of the starter, like a process that is slow to start.
  const late = file('late.cjs', 'while (process.ppid === Number(process.env.STARTER));')
  const hasRun = path.join(folder, 'has-run')
  const program = file('program.cjs', `require('node:fs').writeFileSync(${JSON.stringify(hasRun)}, '')`)
  const starter = file(
    'starter.cjs',
    `const { spawn } = require('node:child_process')
     const env = { ...process.env, STARTER: String(process.pid) }
     const options = { env, detached: true, stdio: 'ignore' }
     console.log(spawn(process.execPath, ['--require', ${JSON.stringify(late)}, ${JSON.stringify(program)}], options).pid)
     process.exit()`,
  )
  const started = execFileSync(process.execPath, [starter], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: nodeOptions() },
  })
  await expect.poll(() => isAlive(Number(started)), { timeout: 60_000 }).toBe(false)
  expect(existsSync(hasRun)).toBe(false)
})
