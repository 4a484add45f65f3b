import { expect, test } from 'vitest'
import { firebaseDeps } from './firebase-deps.ts'

test('the shop uses the default database, and a check of its books another named one', () => {
  const named = (FIRESTORE_DATABASE?: string) => firebaseDeps({ GCLOUD_PROJECT: 'a-shop', FIRESTORE_DATABASE }).db
  expect(named().databaseId).toBe('(default)')
  expect(named('restored').databaseId).toBe('restored')
})
