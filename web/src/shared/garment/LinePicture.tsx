import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import type { PrintedSide } from '@teeshala/contract/catalogue/house-print'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PlacedDocument } from '@teeshala/contract/design-document/design-document'
import type { Design } from '@teeshala/contract/designs/design'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import cx from 'clsx'
import * as texts from '../../texts/shared/designs.ts'
import { ProductPicture } from '../catalogue/product-card/ProductPicture.tsx'
import { isStored } from '../ordered-designs/design-url-query.ts'
import { useNear } from '../ui/near-screen/use-near.ts'
import classes from './LinePicture.module.css'
import { PrintedGarment } from './PrintedGarment.tsx'

/** What of a cart's or an order's line is to be seen. */
export type PictureLine = {
  name: string
  /** The photo that shows it in the line's colour, where there is one. */
  image?: string | undefined
  /** The product type's name, which tells the cut. */
  type?: string | undefined
  colorName?: string | undefined
  colorHex?: string | undefined
  /** Where the shop's own print is, which a drawing does not show. */
  printedSides?: readonly PrintedSide[] | undefined
  placement?: Placement | undefined
  designs: readonly Design[]
  /** Where there are texts beside them: what lies on what. */
  documents?: readonly PlacedDocument[] | undefined
}

type LinePictureProps = {
  line: PictureLine
  /** How wide it is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  className?: string | undefined
}

/**
 * A line as it will be made: the garment with the customer's designs, else the photo in its colour, else the plain garment. What comes
 * with a print of the shop's own is its photo, and in the corner the side that the customer has designed.
 */
export function LinePicture({ line, sizes, className }: LinePictureProps) {
  const { name, image, colorName, colorHex, placement } = line
  const designs = placement ? line.designs.filter(({ path }) => isStored(path)) : []
  const isDesigned = designs.length > 0 || line.documents !== undefined
  const label = colorName ? texts.inName(name, colorName) : name
  const isPhoto = !colorHex || isPrinted(line) || (image && !isDesigned)
  const photo = (own?: string) => (
    <ProductPicture src={image || undefined} alt={label} sizes={sizes} className={own ?? className} />
  )
  if (isPhoto && (!colorHex || !isDesigned || !placement)) return photo()
  const drawn = (own?: string) => (
    <DrawnLine
      line={{ ...line, designs }}
      color={colorHex}
      label={isDesigned ? texts.withTheDesign(label, placement) : label}
      className={own ?? className}
    />
  )
  if (!isPhoto) return drawn()
  return (
    <span className={cx(classes.both, className)}>
      {photo(classes.photo)}
      {drawn(classes.corner)}
    </span>
  )
}

type DrawnLineProps = { line: PictureLine; color: string; label: string; className: string | undefined }

/** Asks for the designs when it comes near the screen, as a photo does: a list of orders has many. */
function DrawnLine({ line: { type = '', placement, designs, documents }, color, label, className }: DrawnLineProps) {
  const [ref, isNear] = useNear<HTMLSpanElement>(false)
  return (
    <span ref={ref} className={cx(classes.ground, className)}>
      <PrintedGarment
        cut={cutForType(type)}
        side={placement && (designs.length > 0 || documents) ? sideOf(placement) : 'front'}
        color={color}
        designs={placement && isNear ? designs.map((design) => ({ ...design, placement })) : []}
        documents={isNear ? documents : undefined}
        label={label}
        className={classes.garment}
      />
    </span>
  )
}
