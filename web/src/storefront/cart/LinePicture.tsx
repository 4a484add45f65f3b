import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '@teeshala/contract/cart/cart'
import { sideOf } from '@teeshala/contract/catalogue/placement'
import { cutForType } from '@teeshala/contract/garment/cut'
import { designOf } from '@teeshala/contract/orders/design'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductPicture } from '../../shared/catalogue/ProductPicture.tsx'
import { PrintedGarment } from '../../shared/garment/PrintedGarment.tsx'
import { isStored } from '../../shared/uploads/design-url-query.ts'
import classes from './LinePicture.module.css'

/** A line as it will be made: the garment in its colour with the customer's design; the product's photo where nothing is printed. */
export function LinePicture({ item }: { item: CartItem }) {
  const { product, placement, design } = item
  const { data: colors } = useQuery(productColorsQuery)
  const color = colors?.find(({ _id }) => _id === item.color)
  if (!product || !design || !isStored(design) || !placement || !color) {
    return <ProductPicture src={product?.image} alt="" sizes="8rem" className={classes.picture} />
  }
  return (
    <span className={classes.preview}>
      <PrintedGarment
        cut={cutForType(product.type)}
        side={sideOf(placement)}
        color={color.hexCode}
        designs={[{ ...designOf(design), placement }]}
        label={`${color.name} garment with your design, ${placement}`}
        className={classes.garment}
      />
    </span>
  )
}
