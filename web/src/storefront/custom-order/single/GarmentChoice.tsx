import { Button } from '@mantine/core'
import { garmentPrice } from '@teeshala/contract/bulk/piece-price'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useState } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './GarmentChoice.module.css'

const ChooseGarment = lazyPart(async () => (await import('../../../shared/catalogue/ChooseGarment.tsx')).ChooseGarment)

type GarmentChoiceProps = { product: Product | undefined; onChosen: (product: Product) => void }

/** The chosen garment, and a button to change it. */
export function GarmentChoice({ product, onChosen }: GarmentChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.garment}>
      <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
        {texts.anotherGarment}
      </Button>
      <span className={classes.fabric}>{product?.specification.fabric}</span>
      {isOpen && (
        <ChooseGarment
          current={product?._id}
          priceOf={garmentPrice}
          onChosen={(chosen) => {
            setIsOpen(false)
            onChosen(chosen)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
