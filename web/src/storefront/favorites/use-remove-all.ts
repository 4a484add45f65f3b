import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { favoritesQuery } from '../../shared/favorites/favorites-query.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/favorites.ts'

/**
 * Removes all favourites, one call after another; what was removed before a failure stays
 * removed. The whole can be undone.
 */
export function useRemoveAll(userId: string) {
  const { queryKey } = favoritesQuery(userId)
  const change = async (productId: string, isLike: boolean) => {
    await api(isLike ? 'addFavorite' : 'removeFavorite', { body: { userId, productId, isLike } })
    queryClient.setQueryData(queryKey, (known = []) => {
      const others = known.filter((id) => id !== productId)
      return isLike ? [productId, ...others] : others
    })
  }
  const restoration = useMutation({
    /** The last first, so that an undo restores the original order. */
    mutationFn: async (ids: readonly string[]) => {
      for (const productId of ids.toReversed()) await change(productId, true)
    },
    onError: () => toast.bad(texts.failedToUpdateFavorite),
  })
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const productId of ids) await change(productId, false)
    },
    onSuccess: (_, ids) =>
      toast.good(texts.itemsRemoved(ids.length), {
        label: texts.undo,
        act: () => restoration.mutate(ids),
      }),
    onError: () => toast.bad(texts.failedToRemoveAllFavorites),
  })
}
