import { queryClient } from '../../shared/api/query-client.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'

/** Longer than this a text should not wait for the shop's address and prices, which stand in the middle of it. */
const patienceMs = 1500

export async function loadShop(): Promise<void> {
  const settings = queryClient.prefetchQuery(settingsQuery)
  await Promise.race([settings, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
