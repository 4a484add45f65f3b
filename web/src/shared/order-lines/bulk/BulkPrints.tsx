import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import { drawnOf } from '@teeshala/contract/design-document/design-document'
import { layerWords } from '@teeshala/contract/design-document/layer-words'
import type { PlacedDesign } from '@teeshala/contract/designs/design'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import * as texts from '../../../texts/shared/orders.ts'
import { PrintedGarment } from '../../garment/PrintedGarment.tsx'
import { DesignLink } from '../../ordered-designs/DesignLink.tsx'
import { WrittenTexts } from '../../ordered-designs/WrittenTexts.tsx'
import { FirstFew } from '../../ui/FirstFew.tsx'
import classes from './BulkPrints.module.css'

type BulkPrintsProps = { order: Pick<BulkOrder, 'items' | 'designs' | 'designDocuments' | 'productType'> }

/** The garments of a bulk order with their prints, for each placement in every colour. */
export function BulkPrints({ order: { items, designs, designDocuments = [], productType } }: BulkPrintsProps) {
  const [first, ...otherCloths] = [...new Map(items.map((item) => [item.color, item])).values()]
  const sizes = [...new Set(linesOf(items).map(({ size }) => size))]
  return (
    <div className={classes.prints}>
      {placementsOf(items).map((placement) => {
        const here = designs.filter((design) => design.placement === placement)
        const documents = designDocuments.filter((document) => document.placement === placement)
        const print = {
          cut: cutForType(productType),
          side: sideOf(placement),
          designs: here,
          documents,
          sizes,
          className: classes.garment,
        }
        const isOwn = here.length > 0 || documents.length > 0
        return (
          <figure key={placement} className={classes.print}>
            <span className={classes.cloth}>
              <PrintedGarment
                {...print}
                color={first?.colorHex ?? undyedCloth}
                label={labelOf(placement, [
                  ...here.map(({ name }) => name),
                  ...documents
                    .flatMap(drawnOf)
                    .map((layer) => (layer.kind === 'text' ? layer.text : layerWords(layer))),
                ])}
              />
            </span>
            {isOwn && otherCloths.length > 0 && (
              <div className={classes.cloths}>
                <FirstFew of={otherCloths} most={6}>
                  {({ color, colorHex = undyedCloth, colorName = color }) => (
                    <span key={color} className={classes.cloth}>
                      <PrintedGarment {...print} color={colorHex} label={texts.printedInColour(placement, colorName)} />
                    </span>
                  )}
                </FirstFew>
              </div>
            )}
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
              <WrittenTexts documents={documents} className={classes.written} />
              {!isOwn && <span className={classes.quiet}>{texts.noDesignUploaded}</span>}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function labelOf(placement: Placement, names: readonly string[]): string {
  if (names.length === 0) return texts.garmentAt(placement)
  return texts.garmentWithNames(names.length > 3 ? texts.designsOf(names.length) : names.join(texts.andWord), placement)
}

/** The print size of a design, and its sharpness. */
function Print({ design: { place, dpi, isVector, acceptsPoorPrint } }: { design: PlacedDesign }) {
  const words = [
    place && texts.sizeInMm(Math.round(place.widthMm), Math.round(place.heightMm)),
    isVector ? 'vector' : dpi !== undefined && `${dpi} DPI`,
    acceptsPoorPrint && texts.printedAnywayAsTheCustomerAsked,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <span className={classes.quiet}>{words.join(', ')}</span>
}
