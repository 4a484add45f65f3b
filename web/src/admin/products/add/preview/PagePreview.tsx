import { Button, Text } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { ProductChoices } from '../../../../shared/cart/ProductChoices.tsx'
import { Price } from '../../../../shared/catalogue/product-card/Price.tsx'
import { ProductPicture } from '../../../../shared/catalogue/product-card/ProductPicture.tsx'
import { ProductTitle } from '../../../../shared/catalogue/product-card/ProductTitle.tsx'
import { stockHint } from '../../../../shared/catalogue/stock-hint.ts'
import * as texts from '../../../../texts/admin/products.ts'
import classes from './ProductPreview.module.css'

/** The product's own page, in a narrow window. */
export function PagePreview({ product }: { product: Product }) {
  const [cover, ...others] = product.images
  return (
    <div className={classes.page}>
      <ProductPicture src={cover} alt="" sizes="24rem" isFirst />
      {others.length > 0 && (
        <div className={classes.strip}>
          {others.map((src) => (
            <ProductPicture key={src} src={src} alt="" sizes="5rem" isFirst />
          ))}
        </div>
      )}
      <ProductTitle product={product} heading="h3" />
      <Price product={product} size="page" />
      <ProductChoices product={product} choices={{ color: product.colors[0] }} onChange={() => {}} />
      <p className={classes.hint}>{stockHint(product.stock)}</p>
      <Button color="marigold" size="lg" disabled={product.stock === 0}>
        {texts.addToCart}
      </Button>
      <Text className={classes.prose}>{product.fullDescription || product.description}</Text>
    </div>
  )
}
