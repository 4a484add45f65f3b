import { Alert, Badge, Button, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconArrowLeft } from '@tabler/icons-react'
import { listPrice } from '@teeshala/contract/bulk/list-price'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { useState } from 'react'
import { ProductPicture } from '../../../shared/catalogue/ProductPicture.tsx'
import classes from './BulkOrderPage.module.css'

type BulkHeadProps = { product: Product; settings: StoreSettings; onBack: () => void }

/** What is ordered: pictures, name and what a piece costs here: the shop's price of a piece and print, not the product's own. */
export function BulkHead({ product, settings, onBack }: BulkHeadProps) {
  return (
    <>
      <Button className={classes.back} variant="subtle" leftSection={<IconArrowLeft size={20} />} onClick={onBack}>
        Back to Products
      </Button>
      <div className={classes.head}>
        <Gallery images={product.images} name={product.name} />
        <div>
          <Title order={1}>{product.name}</Title>
          <p className={classes.price}>
            <strong>{formatPrice(settings.unitPrice)}</strong>
            {settings.showListPrice && (
              <>
                <s>{formatPrice(listPrice(settings.unitPrice))}</s>
                <Badge color="rani.6" tt="none">
                  20% off
                </Badge>
              </>
            )}
          </p>
          <p className={classes.words}>
            {formatPrice(settings.unitPrice)} a piece and print, from one to a thousand of each colour and size. See
            your design on the shirt before you order.
          </p>
          {product.stock === 0 && <Alert color="red">Out of stock. It cannot be ordered at the moment.</Alert>}
        </div>
      </div>
    </>
  )
}

function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const [shown, setShown] = useState(images[0])
  return (
    <div className={classes.gallery}>
      <ProductPicture src={shown} alt={name} sizes="18rem" isFirst />
      {images.length > 1 && (
        <ul className={classes.thumbnails} aria-label="Pictures">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Picture ${index + 1}`}
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
