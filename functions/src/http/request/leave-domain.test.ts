import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** In a separate process: from the first domain on, Node tracks every promise. */
const inDomain = (work: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { create } from 'node:domain'
      import { leaveDomain } from ${JSON.stringify(import.meta.resolve('./leave-domain.ts'))}
      const tell = async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        console.log(process.domain ? 'inside' : 'outside')
      }
      ${work}`,
    ],
    { encoding: 'utf8' },
  ).trim()

test('the continuation of a call runs outside the domain that it arrived in', () => {
  expect(inDomain('create().run(() => process.nextTick(tell))')).toBe('inside')
  expect(inDomain('create().run(() => process.nextTick(() => leaveDomain()({}, {}, tell)))')).toBe('outside')
})

test('a call that arrives in no domain is unaffected', () => {
  expect(inDomain('leaveDomain()({}, {}, tell)')).toBe('outside')
})
