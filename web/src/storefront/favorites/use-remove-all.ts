import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { favoritesQuery } from '../../shared/favorites/favorites-query.ts'
import { toast } from '../../shared/ui/toast.ts'

/** Takes all likes back, one call after another (storefront specification, section 7); what was removed before a failure stays removed. */
export function useRemoveAll(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = favoritesQuery(userId)
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const productId of ids) {
        await api('/favorite/remove', { method: 'POST', body: { userId, productId, isLike: false } })
        queryClient.setQueryData(queryKey, (known = []) => known.filter((id) => id !== productId))
      }
    },
    onError: () => toast.bad('Failed to remove all favorites. Please try again.'),
  })
}
