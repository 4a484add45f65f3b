import { sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import type { ProductionOrder } from '@teeshala/contract/production/production-order'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import { Swatch } from '../../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './ProductionLines.module.css'

type ProductionLinesProps = {
  lines: ProductionOrder['lines']
  /** How many lines to show; all if absent. */
  most?: number
}

/** What to make: quantity, colour, size and placement. */
export function ProductionLines({ lines, most = lines.length }: ProductionLinesProps) {
  const more = lines.length - most
  return (
    <ul className={classes.lines}>
      {lines
        .slice(0, most)
        .map(({ _id, name, quantity, size, colorName, colorHex, placements, description, houseArtwork }) => (
          <li key={_id}>
            <strong className={classes.quantity}>{quantity} ×</strong>{' '}
            <span>
              {name}
              <span className={classes.facts}>
                {colorName && (
                  <span>
                    <Swatch hex={colorHex} /> {colorName}
                  </span>
                )}
                {size && <span>{sizeLabel(size)}</span>}
                {houseArtwork && (
                  <span className={classes.house}>
                    {houseArtwork.image && (
                      <ProductPicture src={houseArtwork.image} alt="" sizes="2.5rem" className={classes.housePicture} />
                    )}
                    {texts.housePrintOn(sidesInWords(houseArtwork.sides))}
                  </span>
                )}
                {placements.length > 0 && (
                  <span>
                    {houseArtwork && `${texts.customersPrint}: `}
                    {placements.join(' + ')}
                  </span>
                )}
                {description && <span>{description}</span>}
              </span>
            </span>
          </li>
        ))}
      {more > 0 && (
        <li>
          <span className={classes.more}>{texts.moreLines(more)}</span>
        </li>
      )}
    </ul>
  )
}
