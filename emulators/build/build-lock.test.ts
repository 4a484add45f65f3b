import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileAlone } from './build-lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'))
  lock = path.join(folder, 'cache/lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two builds of one checkout run one after the other, and the second says which one it is waiting for', async () => {
  const events: string[] = []
  const build = (name: string) =>
    whileAlone(
      lock,
      async () => {
        events.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        events.push(`${name} ends`)
      },
      (pid) => events.push(`${name} waits for ${pid}`),
    )
  await Promise.all([build('one'), build('two')])
  expect(events).toEqual(['one begins', `two waits for ${process.pid}`, 'one ends', 'two begins', 'two ends'])
  expect(existsSync(lock)).toBe(false)
})

test('a failed build lets the next one start', async () => {
  const failing = whileAlone(lock, () => Promise.reject(new Error('No')), vi.fn())
  await expect(failing).rejects.toThrow('No')
  expect(await whileAlone(lock, async () => 'built', vi.fn())).toBe('built')
})

test('a killed build blocks nobody', async () => {
  await whileAlone(lock, async () => undefined, vi.fn())
  writeFileSync(lock, '999999999')
  const onWait = vi.fn()
  expect(await whileAlone(lock, async () => 'built', onWait)).toBe('built')
  expect(onWait).not.toHaveBeenCalled()
})
