import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { readDesign } from '../../src/apart/reader/read-design.ts'
import { runApart } from '../../src/apart/run-apart.ts'
import { hostileDesigns } from '../fixtures/files/hostile-designs.ts'

const refused = hostileDesigns.filter(({ ends }) => ends === 'refused')
const heavy = hostileDesigns.filter(({ ends }) => ends === 'tooHeavy')
const atOnce = pLimit(2)

test('the collection has at least sixty files', () => {
  expect(hostileDesigns.length).toBeGreaterThanOrEqual(60)
})

test.each(refused)('$what is refused for its contents', async ({ make, type }) => {
  expect(await readDesign({ file: await make(), contentType: type })).not.toHaveProperty('found')
})

test.concurrent.each(heavy)('$what is abandoned, and the process that read it is ended', async ({ make, type }) => {
  const file = await make()
  const upload = { contentType: type, bytes: file.length }
  const reading = await atOnce(() => runApart(Readable.from([file]), 'design', upload, { seconds: 1, megabytes: 600 }))
  expect(reading).toEqual({ refusal: 'tooHeavy' })
})
