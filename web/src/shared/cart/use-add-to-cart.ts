import { useMutation } from '@tanstack/react-query'
import type { AddToCartRequest } from '@teeshala/contract/cart/cart'
import type { Product } from '@teeshala/contract/catalogue/product'
import * as texts from '../../texts/first-visit.ts'
import { signedIn } from '../accounts/ask-to-sign-in.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import { invalidate, queryClient } from '../api/queries/query-client.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { useSession } from '../session/session-store.ts'
import { toast } from '../ui/toasts/toast.ts'
import { cartQuery } from './cart-query.ts'

export type CartChoices = Pick<AddToCartRequest, 'size' | 'color' | 'placement' | 'design' | 'designDocument'>

type Addition = CartChoices & { product: Pick<Product, '_id' | 'name'>; quantity: number }

/** Runs an action on the cart, which needs an account: a visitor signs in first, and loses nothing. */
export const signedInForCart = (goOn: () => void): void =>
  signedIn({
    title: texts.logInToAddItemsToCart,
    promise: texts.yourChoicesAreKeptAndGo,
    goOn,
  })

/** Adds a product to the cart, with a message. */
export function useAddToCart() {
  return useMutation({
    mutationFn: ({ product, quantity, ...choices }: Addition) => {
      const userId = useSession.getState().currentUser?._id ?? ''
      return firstApi('addToCart', { body: { productId: product._id, quantity, userId, ...choices } })
    },
    onSuccess: (cart, { product }) => {
      queryClient.setQueryData(cartQuery(cart._id).queryKey, cart)
      toast.good(texts.addedToCart(product.name))
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, texts.failedToAddItemToCart))
      // Without an answer it may be in the cart; whoever looks sees it there, before it is added twice.
      void invalidate(queryKeys.cart())
    },
  })
}
