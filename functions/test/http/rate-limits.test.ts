import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enforceRateLimits, type RateLimit } from '../../src/firestore/rate-limit.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

test('the counts of one caller share a document, and updating one forgets nothing of the others', async () => {
  const shop = await openShop()
  const name = randomUUID()
  const limits: RateLimit[] = [
    { name, what: 'orders', most: 2, windowMs: 3_600_000, refusal: 'Too many orders' },
    { name, what: 'unproved pieces', most: 1000, windowMs: 86_400_000, refusal: 'Too many pieces', weight: 3 },
  ]
  const once = () =>
    shop.deps.db.runTransaction(async (transaction) => (await enforceRateLimits(transaction, limits, shop.deps))())
  await once()
  await once()
  await expect(once()).rejects.toMatchObject({ code: 'RATE_LIMITED', message: 'Too many orders' })
  await shop.close()
})
