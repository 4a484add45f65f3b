import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/placement'
import type { PlacedDesign } from '@teeshala/contract/designs/design'
import { cutForType } from '@teeshala/contract/garment/cut'
import * as texts from '../../texts/shared/orders.ts'
import { PrintedGarment } from '../garment/PrintedGarment.tsx'
import { DesignLink } from '../ordered-designs/DesignLink.tsx'
import { FirstFew } from '../ui/FirstFew.tsx'
import classes from './BulkPrints.module.css'

type BulkPrintsProps = { order: Pick<BulkOrder, 'items' | 'designs' | 'productType'> }

/** The garment of a bulk order for each of its placements, with what is printed there. */
export function BulkPrints({ order: { items, designs, productType } }: BulkPrintsProps) {
  const [first] = items
  const sizes = [...new Set(linesOf(items).map(({ size }) => size))]
  return (
    <div className={classes.prints}>
      {placementsOf(items).map((placement) => {
        const here = designs.filter((design) => design.placement === placement)
        return (
          <figure key={placement} className={classes.print}>
            <span className={classes.cloth}>
              <PrintedGarment
                cut={cutForType(productType)}
                side={sideOf(placement)}
                color={first?.colorHex ?? '#ffffff'}
                designs={here}
                sizes={sizes}
                label={labelOf(placement, here)}
                className={classes.garment}
              />
            </span>
            <figcaption>
              <strong>{placement}</strong>
              <FirstFew of={here} most={5}>
                {(design) => (
                  <span key={design.path} className={classes.design}>
                    <DesignLink design={design} />
                    <Print design={design} />
                  </span>
                )}
              </FirstFew>
              {here.length === 0 && <span className={classes.quiet}>{texts.noDesignUploaded}</span>}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function labelOf(placement: Placement, designs: readonly PlacedDesign[]): string {
  if (designs.length === 0) return texts.garmentAt(placement)
  const names =
    designs.length > 3 ? texts.designsOf(designs.length) : designs.map(({ name }) => name).join(texts.andWord)
  return texts.garmentWithNames(names, placement)
}

/** How large the design is printed, and how sharp it will be. */
function Print({ design: { place, dpi, isVector, acceptsPoorPrint } }: { design: PlacedDesign }) {
  const words = [
    place && texts.sizeInMm(Math.round(place.widthMm), Math.round(place.heightMm)),
    isVector ? 'vector' : dpi !== undefined && `${dpi} DPI`,
    acceptsPoorPrint && texts.printedAnywayAsTheCustomerAsked,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <span className={classes.quiet}>{words.join(', ')}</span>
}
