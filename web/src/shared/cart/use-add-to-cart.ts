import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddToCartRequest } from '@teeshala/contract/cart/cart'
import type { Product } from '@teeshala/contract/catalogue/product'
import { signedIn } from '../accounts/ask-to-sign-in.ts'
import { api } from '../api/api.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { useSession } from '../session/session-store.ts'
import { toast } from '../ui/toasts/toast.ts'
import { cartQuery } from './cart-query.ts'

export type CartChoices = Pick<AddToCartRequest, 'size' | 'color' | 'placement' | 'design'>

type Addition = CartChoices & { product: Pick<Product, '_id' | 'name'>; quantity: number }

/** Goes on with what puts something into the cart, which is an account's: a visitor signs in first, and loses nothing by it. */
export const signedInForCart = (goOn: () => void): void =>
  signedIn({
    title: 'Please log in to add items to cart.',
    promise: 'Your choices are kept, and go to your cart once you sign in.',
    goOn,
  })

/** Puts a product into the customer's cart and says what came of it. */
export function useAddToCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ product, quantity, ...choices }: Addition) => {
      const userId = useSession.getState().currentUser?._id ?? ''
      return api('addToCart', { body: { productId: product._id, quantity, userId, ...choices } })
    },
    onSuccess: (cart, { product }) => {
      queryClient.setQueryData(cartQuery(cart._id).queryKey, cart)
      toast.good(`${product.name} added to cart!`)
    },
    onError: (error) => toast.bad(sentenceFor(error, 'Failed to add item to cart. Please try again.')),
  })
}
