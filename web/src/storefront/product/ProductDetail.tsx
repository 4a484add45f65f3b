import { Alert, Badge, Button, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { choicesRequired, missingChoices } from '@teeshala/contract/cart/cart-lines'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useState } from 'react'
import { ProductChoices } from '../../shared/cart/ProductChoices.tsx'
import { type CartChoices, useAddToCart, useSignedInForCart } from '../../shared/cart/use-add-to-cart.ts'
import { Price } from '../../shared/catalogue/Price.tsx'
import { stockHint } from '../../shared/catalogue/stock-hint.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { QuantityStepper } from '../../shared/ui/QuantityStepper.tsx'
import { Gallery } from './Gallery.tsx'
import classes from './ProductDetail.module.css'
import { ProductTabs } from './ProductTabs.tsx'
import { Rating } from './Rating.tsx'
import { ShareButton } from './ShareButton.tsx'

export function ProductDetail({ product }: { product: Product }) {
  const [choices, setChoices] = useState<CartChoices>({})
  const [quantity, setQuantity] = useState(1)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isSignedIn = useSignedInForCart()
  const { mutate, isPending } = useAddToCart()
  const hint = stockHint(product.stock)
  const isSoldOut = product.stock === 0

  const add = () => {
    if (!isSignedIn()) return
    const isMissing = missingChoices(product, choices).length > 0
    setIsIncomplete(isMissing)
    if (!isMissing) mutate({ product, quantity, ...choices })
  }

  return (
    <>
      <PageHead title={product.name} description={product.description} />
      <div className={classes.product}>
        <Gallery name={product.name} images={product.images} />
        <div className={classes.order}>
          <div className={classes.badges}>
            {product.isBestSeller && <Badge color="marigold.5">Best Seller</Badge>}
            {product.isNew && <Badge color="rani.6">New</Badge>}
          </div>
          <div>
            <Title order={1} className={classes.name}>
              {product.name}
            </Title>
            <p className={classes.kind}>
              {product.type} · {product.category}
            </p>
          </div>
          <Rating rating={product.rating} count={product.reviewCount} />
          <Price product={product} size="page" />
          {isSoldOut ? (
            <Alert color="red">Out of stock. It cannot be ordered at the moment.</Alert>
          ) : (
            <>
              <ProductChoices product={product} choices={choices} onChange={setChoices} />
              <QuantityStepper value={quantity} max={product.stock} onChange={setQuantity} />
              {hint && <p className={classes.hint}>{hint}</p>}
            </>
          )}
          {isIncomplete && missingChoices(product, choices).length > 0 && (
            <Alert color="red" role="alert">
              {choicesRequired}
            </Alert>
          )}
          <div className={classes.actions}>
            <Button
              color="marigold"
              size="lg"
              className={classes.buy}
              loading={isPending}
              disabled={isSoldOut}
              onClick={add}
            >
              Add to Cart
            </Button>
            <ShareButton name={product.name} />
          </div>
        </div>
      </div>
      <ProductTabs product={product} />
    </>
  )
}
