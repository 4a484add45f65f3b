import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from '../shop/root.ts'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [inRoot(`emulators/bin/${script}.ts`), ...args], { encoding: 'utf8' })

test('an option that a command does not know is refused in one line', () => {
  const { status, stderr } = run('audit', '--databse', 'restored')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^.*Unknown option '--databse'.*\n$/)
})

test('another database is checked only in a project that is named', () => {
  const { status, stderr } = run('audit', '--database', 'restored')
  expect(status).toBe(1)
  expect(stderr).toContain('Name the --project that has this database.')
})
