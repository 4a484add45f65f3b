import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { createCloudLog } from './cloud-log.ts'
import { requestLog } from './request-log.ts'

const lines: string[] = []
const log = createCloudLog({ write: (line) => void lines.push(line) })

/** Runs `work` within a request of this id, writing to the shop's log. */
function request(requestId: string, work: () => void) {
  const state = { locals: { requestId }, statusCode: 200, writableFinished: true }
  const response = Object.assign(new EventEmitter(), state) as unknown as Response
  const asked = { method: 'GET', get: () => undefined } as unknown as Request
  requestLog(log)(asked, response, work)
  return response
}

test('every line logged for a request has its id, however deep in the code, and no other line does', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waits = async (name: string) => {
    await promise
    log.warn({ order: name }, 'a refund could not be made yet')
  }
  const works: Promise<void>[] = []
  const responses = ['first-request', 'other-request'].map((id) => request(id, () => works.push(waits(id))))
  resolve()
  await Promise.all(works)
  log.info('by the clock')
  for (const response of responses) response.emit('close')
  expect(lines.map((line) => line.match(/"requestId":"[^"]+"/g) ?? [])).toEqual([
    ['"requestId":"first-request"'],
    ['"requestId":"other-request"'],
    [],
    ['"requestId":"first-request"'],
    ['"requestId":"other-request"'],
  ])
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ order: 'other-request', severity: 'WARNING' })
})
