import { Alert, Badge, Title } from '@mantine/core'
import { listPrice } from '@teeshala/contract/bulk/list-price'
import type { PieceTerms } from '@teeshala/contract/bulk/piece-price'
import { bulkPictureSizes } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'
import { toRupees } from '@teeshala/contract/money'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { BackToProducts } from './BackToProducts.tsx'
import classes from './BulkOrderPage.module.css'

type BulkHeadProps = { product: Product; terms: PieceTerms; showListPrice: boolean; onBack: () => void }

/** The product: pictures, name and price of a piece with one print. */
export function BulkHead({ product, terms, showListPrice, onBack }: BulkHeadProps) {
  const price = toRupees(terms.garmentPaise)
  const [best] = terms.breaks.slice(-1)
  return (
    <>
      <BackToProducts onBack={onBack} />
      <div className={classes.head}>
        <Gallery images={product.images} name={product.name} />
        <div>
          <Title order={1}>{product.name}</Title>
          <p className={classes.price}>
            <strong>{formatPrice(price)}</strong>
            {showListPrice && (
              <>
                <s>{formatPrice(listPrice(price))}</s>
                <Badge color="rani.6" tt="none">
                  {texts.no20PercentOff}
                </Badge>
              </>
            )}
          </p>
          <p className={classes.words}>
            {texts.pieceWithOnePrint(formatPrice(price), formatPrice(toRupees(terms.furtherPrintPaise)))}
            {best && texts.upToPercentOff(best.percent)}
          </p>
          {product.stock === 0 && (
            <Alert color="red" maw="36rem" mt="md">
              {texts.outOfStock}
            </Alert>
          )}
        </div>
      </div>
    </>
  )
}

function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const [shown, setShown] = useState(images[0])
  return (
    <div className={classes.gallery}>
      <ProductPicture src={shown} alt={name} sizes={bulkPictureSizes} isFirst />
      {images.length > 1 && (
        <ul className={classes.thumbnails} aria-label={texts.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={texts.pictureOf(index + 1)}
                aria-pressed={image === shown}
                onClick={() => setShown(image)}
              >
                <ProductPicture src={image} alt="" sizes="4rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
