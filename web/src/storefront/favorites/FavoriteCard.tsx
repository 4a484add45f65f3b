import type { Product } from '@teeshala/contract/catalogue/product'
import { AddToCartButton } from '../../shared/cart/AddToCartButton.tsx'
import { ProductCard } from '../../shared/catalogue/ProductCard.tsx'
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx'

const removeFailed = 'Failed to remove item from favorites. Please try again.'

/** A favourite. It may go into the cart without size and colour, which the cart then asks for. */
export function FavoriteCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  return (
    <ProductCard
      product={product}
      isFirst={isFirst}
      heading="h2"
      heart={<FavoriteButton product={product} failed={removeFailed} isUndoable />}
    >
      <AddToCartButton product={product} canChooseLater />
    </ProductCard>
  )
}
