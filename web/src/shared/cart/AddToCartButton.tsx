import { Button } from '@mantine/core'
import { needsPlacement } from '@teeshala/contract/catalogue/blank-or-printed'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useRef } from 'react'
import * as texts from '../../texts/first-visit.ts'
import { firstClick } from '../ui/presses/first-click.ts'
import { askForChoices } from './ask-for-choices.ts'
import { signedInForCart, useAddToCart } from './use-add-to-cart.ts'

type AddToCartButtonProps = {
  product: Product
  /** Size, colour and placement are left to the cart, which asks for them. */
  leavesChoices?: boolean
}

/** 'Add to Cart' on a card: at once if nothing has to be chosen here, otherwise after a small sheet with the choices. */
export function AddToCartButton({ product, leavesChoices = false }: AddToCartButtonProps) {
  const { mutate, isPending } = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const hasChoices = product.sizes.length > 0 || product.colors.length > 0 || needsPlacement(product)

  const add = () => {
    if (hasChoices && !leavesChoices) void askForChoices({ product, from: button.current })
    else mutate({ product, quantity: 1 })
  }

  return (
    <Button
      ref={button}
      size="sm"
      loading={isPending}
      disabled={product.stock === 0}
      onClick={firstClick(() => signedInForCart(add))}
      aria-describedby={`name-${product._id}`}
    >
      {texts.addToCart}
    </Button>
  )
}
