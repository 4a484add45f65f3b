import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { readApart } from '../../src/documents/read-apart.ts'
import { type HostilePdf, hostilePdfs } from '../fixtures/files/hostile-pdfs.ts'

/** Files that never end get less time than in the shop; all others have enough time on a busy machine, too. */
const limitsFor = (becomes: HostilePdf['becomes']) => ({ seconds: becomes === 'tooHeavy' ? 2 : 60, megabytes: 500 })
const atOnce = pLimit(2)

test.concurrent.each(hostilePdfs)('$what becomes $becomes', async ({ make, becomes }) => {
  const file = await make()
  const held = process.memoryUsage().arrayBuffers
  const reading = await atOnce(() =>
    readApart(Readable.from([file]), { contentType: 'application/pdf', bytes: file.length }, limitsFor(becomes)),
  )
  expect('facts' in reading ? reading.facts.pages : reading.refusal).toBe(becomes)
  expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(100_000_000)
})
