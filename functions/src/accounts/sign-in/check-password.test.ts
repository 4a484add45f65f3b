import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordChecker } from './check-password.ts'

let answer: { readonly status: number; readonly body: string }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

function ask(status: number, body: string) {
  answer = { status, body }
  const { port } = server.address() as AddressInfo
  return passwordChecker({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` })('asha@people.test', 'Asha@12345')
}
const refusal = (message: string) => JSON.stringify({ error: { message } })

test.each([
  ['an error at Google', 503, refusal('BACKEND_ERROR')],
  ['an HTML page from a proxy', 200, '<html>Bad gateway</html>'],
  ['an incomplete response', 400, '{"error":'],
  ['an exhausted quota', 400, refusal('QUOTA_EXCEEDED : Exceeded quota for verifying passwords.')],
  ['too many calls by the shop', 429, refusal('RATE_LIMIT')],
])(
  'a sign-in while the password cannot be checked, because of %s, is asked to try again later',
  async (_, status, body) => {
    await expect(ask(status, body)).rejects.toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfterSeconds: 5 } })
  },
)

test('a wrong password and too many attempts are distinguished from that', async () => {
  expect(await ask(400, refusal('INVALID_LOGIN_CREDENTIALS'))).toEqual({ kind: 'wrong' })
  expect(await ask(400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER : Try later.'))).toEqual({ kind: 'too-many' })
})
