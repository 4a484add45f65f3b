import { useQuery } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/placement'
import { cutForType } from '@teeshala/contract/garment/cut'
import type { OrderItem } from '@teeshala/contract/orders/order'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { ProductPicture } from '../catalogue/ProductPicture.tsx'
import { PrintedGarment } from '../garment/PrintedGarment.tsx'
import { isStored } from '../uploads/design-url-query.ts'
import classes from './OrderItemPicture.module.css'

type OrderItemPictureProps = { item: OrderItem; className?: string | undefined }

/** A line of an order as a picture: with a design of the customer's own, the garment with it; the product's photo otherwise. */
export function OrderItemPicture({ item, className }: OrderItemPictureProps) {
  const { design, placement, colorHex, image } = item
  if (design && placement && colorHex && isStored(design.path)) {
    return <DesignedGarment item={item} look={{ design, placement, colorHex }} className={className} />
  }
  return <ProductPicture src={image || undefined} alt="" sizes="4rem" className={className} />
}

type Look = { [Key in 'design' | 'placement' | 'colorHex']: NonNullable<OrderItem[Key]> }

function DesignedGarment({ item, look, className }: OrderItemPictureProps & { look: Look }) {
  const { design, placement, colorHex } = look
  const { data: product } = useQuery(productQuery(item.product))
  return (
    <span className={`${classes.preview} ${className ?? ''}`}>
      <PrintedGarment
        cut={cutForType(product?.type ?? '')}
        side={sideOf(placement)}
        color={colorHex}
        designs={[{ ...design, placement }]}
        label={`${item.colorName ?? ''} garment with your design, ${placement}`.trim()}
        className={classes.garment}
      />
    </span>
  )
}
