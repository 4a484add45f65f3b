import { Badge, Title } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import * as texts from '../../../texts/shared/products.ts'
import classes from './ProductTitle.module.css'

type ProductTitleProps = {
  product: Pick<Product, 'name' | 'type' | 'category' | 'isBestSeller' | 'isNew'>
  heading?: 'h1' | 'h3'
}

/** The head of a product's page: badges, name and type. */
export function ProductTitle({ product, heading = 'h1' }: ProductTitleProps) {
  return (
    <>
      <div className={classes.badges}>
        {product.isBestSeller && <Badge color="marigold.5">{texts.bestSeller}</Badge>}
        {product.isNew && <Badge color="rani.6">{texts.newLabel}</Badge>}
      </div>
      <div>
        <Title order={heading === 'h1' ? 1 : 3} size="h1" className={classes.name} dir="auto">
          {product.name}
        </Title>
        <p className={classes.kind}>
          {product.type} · {product.category}
        </p>
      </div>
    </>
  )
}
