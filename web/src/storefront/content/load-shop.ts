import { queryClient } from '../../shared/api/queries/query-client.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'

/** The longest that a text page waits for the shop's address and prices. */
const patienceMs = 1500

export async function loadShop(): Promise<void> {
  const settings = queryClient.prefetchQuery(settingsQuery)
  await Promise.race([settings, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
