import { useMutation } from '@tanstack/react-query'
import type { Cart, CartItem, ChangeCartItemRequest } from '@teeshala/contract/cart/cart'
import { useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../shared/api/queries/query-client.ts'
import { cartQuery } from '../../shared/cart/cart-query.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/cart.ts'
import { withQuantity } from './with-quantity.ts'

type Change = { itemId: string; change: ChangeCartItemRequest }

/**
 * Changes and removes lines. A new quantity shows at once and reverts if the server refuses or cannot be reached;
 * removing a line can be undone. A refused design is reported to the caller.
 */
export function useChangeCart({ _id: cartId }: Cart) {
  const { queryKey } = cartQuery(cartId)
  const mutationKey = ['change cart', cartId]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  /** The server's last cart, while changes are in flight. */
  const told = useRef<Cart | null>(undefined)

  const options = {
    mutationKey,
    onSuccess: (cart: Cart) => {
      told.current = cart
      // An earlier response would undo later changes.
      if (isLast()) queryClient.setQueryData(queryKey, cart)
    },
    onError: (error: unknown) => {
      toast.bad(sentenceFor(error, texts.failedToChangeTheCart))
      if (told.current !== undefined) queryClient.setQueryData(queryKey, told.current)
      return invalidate(queryKey)
    },
    onSettled: () => {
      if (isLast()) told.current = undefined
    },
    scope: { id: `cart ${cartId}` },
  }

  const mutationFn = ({ itemId, change }: Change) =>
    api('changeCartItem', { params: { userId: cartId, itemId }, body: change })
  const change = useMutation({
    ...options,
    mutationFn,
    onMutate: async ({ itemId, change: { quantity } }) => {
      if (quantity === undefined) return
      told.current ??= queryClient.getQueryData(queryKey)
      await queryClient.cancelQueries({ queryKey })
      const settings = queryClient.getQueryData(settingsQuery.queryKey)
      queryClient.setQueryData(queryKey, (cart) => cart && withQuantity(cart, itemId, quantity, settings))
    },
  })
  // The open designer shows the error and keeps the design: its line stays, too, until it closes.
  const redesign = useMutation({ ...options, mutationFn, onError: undefined })
  const putBack = useMutation({
    ...options,
    mutationFn: ({ product, productId, quantity, size, color, placement, design, designDocument }: CartItem) => {
      const print = designDocument ? { designDocument } : { design }
      // One left over from when the product could be printed on would be refused.
      const place = product?.isCustomizable ? { placement } : {}
      return api('addToCart', { body: { userId: cartId, productId, quantity, size, color, ...place, ...print } })
    },
  })
  const leaving = useRef(new Set<string>())
  const removal = useMutation({
    ...options,
    mutationFn: ({ _id }: CartItem) => api('removeCartItem', { params: { userId: cartId, itemId: _id } }),
    onSuccess: (cart, item) => {
      options.onSuccess(cart)
      const undo = { label: texts.undo, act: () => putBack.mutate(item) }
      if (item.product) toast.good(texts.removedFromYourCart(item.product.name), undo)
    },
    onSettled: (_cart, _error, { _id }) => {
      options.onSettled()
      leaving.current.delete(_id)
    },
  })
  const remove = (item: CartItem) => {
    // A double click must not remove a second line.
    if (leaving.current.has(item._id)) return
    leaving.current.add(item._id)
    removal.mutate(item)
  }
  return { change: change.mutate, redesign: redesign.mutateAsync, remove }
}
