import { useQuery } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/placement'
import { cutForType } from '@teeshala/contract/garment/cut'
import type { Design } from '@teeshala/contract/orders/design'
import type { OrderItem } from '@teeshala/contract/orders/order'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { ProductPicture } from '../catalogue/ProductPicture.tsx'
import { PrintedGarment } from '../garment/PrintedGarment.tsx'
import { isStored } from '../uploads/design-url-query.ts'
import classes from './OrderItemPicture.module.css'

type OrderItemPictureProps = {
  item: OrderItem
  /** More designs at the same place of the same shirt. */
  further: readonly Design[]
  className?: string | undefined
}

/** A line of an order as a picture: with designs of the customer's own, the garment with them; the product's photo otherwise. */
export function OrderItemPicture({ item, further, className }: OrderItemPictureProps) {
  const { design, placement, colorHex, image } = item
  if (design && placement && colorHex && isStored(design.path)) {
    return (
      <DesignedGarment item={item} further={further} look={{ design, placement, colorHex }} className={className} />
    )
  }
  return <ProductPicture src={image || undefined} alt="" sizes="4rem" className={className} />
}

type Look = { [Key in 'design' | 'placement' | 'colorHex']: NonNullable<OrderItem[Key]> }

function DesignedGarment({ item, further, look, className }: OrderItemPictureProps & { look: Look }) {
  const { design, placement, colorHex } = look
  const { data: product } = useQuery(productQuery(item.product))
  return (
    <span className={`${classes.preview} ${className ?? ''}`}>
      <PrintedGarment
        cut={cutForType(product?.type ?? '')}
        side={sideOf(placement)}
        color={colorHex}
        designs={[design, ...further].map((each) => ({ ...each, placement }))}
        label={`${item.colorName ?? ''} garment with your design, ${placement}`.trim()}
        className={classes.garment}
      />
    </span>
  )
}
