import { randomBytes } from 'node:crypto'
import type { Reply, Shop } from './open-shop.ts'

/** A name nothing else in the shop has. */
export const newName = (what: string) => `${what} ${randomBytes(5).toString('hex')}`

/** The calls staff make about the catalogue, with an admin's token. */
export function stockRoom(shop: Shop, token: string) {
  const call = (method: string, path: string, body?: unknown): Promise<Reply> =>
    shop.call(method, `/api/${path}`, { token, body })
  return {
    call,
    newType: async (): Promise<{ _id: string; type: string }> =>
      (await call('POST', 'product-types', { type: newName('Kaftan') })).body,
    newColor: async (): Promise<{ _id: string; name: string; hexCode: string }> =>
      (await call('POST', 'product-colors', { name: newName('Indigo'), hexCode: '#1a2b3c' })).body,
  }
}

/** What the audit log says of a document, in order. */
export async function auditOf({ deps }: Shop, target: string): Promise<string[]> {
  const { docs } = await deps.db.collection('auditLog').where('target', '==', target).get()
  const entries = docs.map((entry) => ({ at: entry.get('at').toMillis(), action: entry.get('action') as string }))
  return entries.sort((one, other) => one.at - other.at).map(({ action }) => action)
}
