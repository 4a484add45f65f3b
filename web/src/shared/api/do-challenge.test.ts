import { pbkdf2Sync } from 'node:crypto'
import { challengeAnswerHeader, hasZeroBits, roundsPerAttempt } from '@teeshala/contract/challenge/challenge'
import { expect, test } from 'vitest'
import { doChallenge } from './do-challenge.ts'

const refusal = (details?: object) =>
  Response.json({ code: 'RATE_LIMITED', message: 'Too many', details }, { status: 429 })

test('a browser solves the challenge as the server checks it, and its call succeeds', async () => {
  const sent: string[] = []
  const response = await doChallenge(refusal({ challenge: 'one', bits: 4 }), async (headers) => {
    sent.push(headers[challengeAnswerHeader] ?? '')
    return sent.length === 1 ? refusal({ challenge: 'two', bits: 3 }) : Response.json({})
  })
  expect(response.status).toBe(200)
  const isSolved = (answer: string, bits: number) => {
    const [challenge = '', number = ''] = answer.split(' ')
    return hasZeroBits(pbkdf2Sync(number, challenge, roundsPerAttempt, 32, 'sha256'), bits)
  }
  expect(sent.map((answer) => answer.split(' ')[0])).toEqual(['one', 'two'])
  expect([isSolved(sent[0] ?? '', 4), isSolved(sent[1] ?? '', 3)]).toEqual([true, true])
})

test('a refusal without a challenge reaches the page with its message', async () => {
  const response = await doChallenge(refusal(), () => Promise.reject(new Error('sent again')))
  expect(await response.json()).toMatchObject({ message: 'Too many' })
})

test('a browser gives up if it is asked again and again', async () => {
  let asked = 0
  const response = await doChallenge(refusal({ challenge: 'x', bits: 0 }), async () =>
    refusal({ challenge: `x${++asked}`, bits: 0 }),
  )
  expect([response.status, asked]).toEqual([429, 3])
})
