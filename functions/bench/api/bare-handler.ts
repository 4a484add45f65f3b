/** The least that any handler needs for a call: Express, the Admin SDK, the check of who asks, and the same operations of Firestore. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import express from 'express'
import type { Shop } from '../../test/fixtures/shops/open-shop.ts'
import { type Recorded, replay } from './recorded-operations.ts'

/** The operations of a call and, where it has none because it is answered from memory, its answer: its bytes take time to write. */
type BareCall = { readonly recorded: Recorded; readonly answer?: unknown }

/** Serves each of the recorded calls at `/NUMBER`, in the same process as the shop; the calls can be put there later. */
export async function serveBare({ deps }: Shop) {
  const calls: BareCall[] = []
  const app = express()
  app.use(express.json())
  app.all('/:number', async (request, response) => {
    const token = request.get('authorization')?.slice('Bearer '.length)
    if (token) await deps.auth.getUser((await deps.auth.verifyIdToken(token)).uid)
    const { recorded, answer } = calls[Number(request.params.number)] ?? { recorded: [] }
    response.json(recorded.length > 0 ? await replay(recorded, deps.db) : answer)
  })
  http('bare', app)
  const server: Server = getTestServer('bare')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}
