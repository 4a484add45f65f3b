import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddToCartRequest, Cart } from '@teeshala/contract/cart/cart'
import { wordsFor } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../session/session-store.ts'
import { showToast } from '../toast/show-toast.ts'
import { cartKey } from './cart-query.ts'

type Wish = { product: { _id: string; name: string } } & Partial<Omit<AddToCartRequest, 'productId' | 'userId'>>

/** Puts a product into the cart of whoever is signed in, and tells how it went. */
export function useAddToCart() {
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: ({ product, ...choices }: Wish & { userId: string }) =>
      call<Cart>('POST', '/api/cart/add', { body: { productId: product._id, quantity: 1, ...choices } }),
    onSuccess: (cart, { product, userId }) => {
      queries.setQueryData(cartKey(userId), cart)
      showToast(`${product.name} added to cart!`)
    },
    onError: (error) => showToast(wordsFor(error, 'Failed to add item to cart. Please try again.'), 'failed'),
  })
  return {
    isAdding: add.isPending,
    /** Answers whether it is in the cart now. */
    addToCart: async (wish: Wish): Promise<boolean> => {
      const user = currentUser()
      if (!user) {
        showToast('Please log in to add items to cart.', 'failed')
        return false
      }
      return add.mutateAsync({ ...wish, userId: user._id }).then(
        () => true,
        () => false,
      )
    },
  }
}
