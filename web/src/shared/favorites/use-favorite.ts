import { useMutation, useQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import * as texts from '../../texts/first-visit.ts'
import { signedIn } from '../accounts/ask-to-sign-in.ts'
import { failedWith } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import { queryClient } from '../api/queries/query-client.ts'
import { useSession } from '../session/session-store.ts'
import { toast } from '../ui/toasts/toast.ts'
import { favoritesQuery } from './favorites-query.ts'

type FavoriteOptions = { failed?: string | undefined; isUndoable?: boolean }

/**
 * Whether a product is a favourite, and a toggle. The heart changes at once; if the call fails, it reverts,
 * with a message.
 */
export function useFavorite(
  { _id: productId, name }: Pick<Product, '_id' | 'name'>,
  { failed = texts.failedToUpdateFavorite, isUndoable = false }: FavoriteOptions = {},
) {
  const userId = useSession(({ currentUser }) => currentUser?._id)
  const query = favoritesQuery(userId ?? '')
  // A page full of hearts re-renders only the one that changed.
  const { data: isFavorite = false } = useQuery({
    ...query,
    enabled: userId !== undefined,
    select: (ids) => ids.includes(productId),
  })
  const mutationKey = ['favorite', productId]
  // Who signs in on other pages first comes back to another heart than the one that they pressed.
  const userNow = () => useSession.getState().currentUser?._id ?? ''

  const { mutate, isPending: isBusy } = useMutation({
    mutationKey,
    mutationFn: (isLike: boolean) =>
      firstApi(isLike ? 'addFavorite' : 'removeFavorite', { body: { userId: userNow(), productId, isLike } }),
    onMutate: async (isLike) => {
      const own = favoritesQuery(userNow())
      // Before the list has loaded, this product would be taken for the whole list.
      await queryClient.ensureQueryData(own).catch(() => undefined)
      await queryClient.cancelQueries({ queryKey: own.queryKey })
      const set = (wanted: boolean) =>
        queryClient.setQueryData(own.queryKey, (known) => {
          if (!known) return undefined
          const others = known.filter((id) => id !== productId)
          return wanted ? [productId, ...others] : others
        })
      set(isLike)
      return { undo: () => set(!isLike) }
    },
    onError: (error, _isLike, context) => {
      context?.undo()
      if (!failedWith(error, 'UNAUTHENTICATED')) toast.bad(failed)
    },
    onSuccess: (_, isLike) => {
      if (isUndoable && !isLike) {
        toast.good(texts.removedFromYourFavorites(name), { label: texts.undo, act: () => mutate(true) })
      }
    },
    onSettled: () => {
      const { queryKey } = favoritesQuery(userNow())
      const isKnown = queryClient.getQueryData(queryKey) !== undefined
      return queryClient.invalidateQueries({ queryKey, refetchType: isKnown ? 'none' : 'active' })
    },
  })

  const toggle = () => {
    // Another heart of the same product may have been pressed.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    signedIn({
      title: texts.logInToSaveFavorites,
      promise: texts.favoriteAfterSignIn(name),
      goOn: () => mutate(!isFavorite),
    })
  }
  return { isFavorite, isBusy, toggle }
}
