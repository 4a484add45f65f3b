import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { Product } from '@teeshala/contract/catalogue/product'
import * as texts from '../../texts/shared/products.ts'
import { Swatch } from '../ui/choices/Swatch.tsx'
import classes from './GarmentFacts.module.css'

type GarmentFactsProps = { product: Product; colors: readonly ProductColor[] }

/** A garment's material and colours. */
export function GarmentFacts({ product, colors }: GarmentFactsProps) {
  return (
    <>
      {product.specification.fabric && <span className={classes.quiet}>{product.specification.fabric}</span>}
      {product.colors.length > 0 && (
        <span className={classes.colours}>
          {product.colors.map((id) => (
            // Until the colours are loaded, their space is reserved.
            <Swatch
              key={id}
              hex={colors.length === 0 ? 'transparent' : colors.find(({ _id }) => _id === id)?.hexCode}
            />
          ))}
          <span className={classes.quiet}>{texts.colours(product.colors.length)}</span>
        </span>
      )}
    </>
  )
}
