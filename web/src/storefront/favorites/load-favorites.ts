import { queryClient } from '../../shared/api/queries/query-client.ts'
import { favoritesQuery } from '../../shared/favorites/favorites-query.ts'
import { useSession } from '../../shared/session/session-store.ts'

export async function loadFavorites(): Promise<void> {
  const { currentUser } = useSession.getState()
  if (currentUser) void queryClient.prefetchQuery(favoritesQuery(currentUser._id))
}
