import type { Product } from '@teeshala/contract/catalogue/product'
import { AddToCartButton } from '../../shared/cart/AddToCartButton.tsx'
import { ProductCard } from '../../shared/catalogue/product-card/ProductCard.tsx'
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx'
import * as texts from '../../texts/storefront/favorites.ts'

const removeFailed = texts.failedToRemoveItemFromFavorites

/** A favourite. It is added to the cart without size and colour, which the cart asks for. */
export function FavoriteCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  return (
    <ProductCard
      product={product}
      isFirst={isFirst}
      heading="h2"
      heart={<FavoriteButton product={product} failed={removeFailed} isUndoable />}
    >
      <AddToCartButton product={product} leavesChoices />
    </ProductCard>
  )
}
