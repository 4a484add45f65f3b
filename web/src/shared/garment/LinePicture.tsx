import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import type { PrintedSide } from '@teeshala/contract/catalogue/house-print'
import { type Placement, sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PlacedDocument } from '@teeshala/contract/design-document/design-document'
import type { Design } from '@teeshala/contract/designs/design'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import cx from 'clsx'
import * as texts from '../../texts/shared/design/designs.ts'
import { ProductPicture } from '../catalogue/product-card/ProductPicture.tsx'
import { isStored } from '../ordered-designs/design-url-query.ts'
import { useNear } from '../ui/near-screen/use-near.ts'
import classes from './LinePicture.module.css'
import { PrintedGarment } from './PrintedGarment.tsx'

/** The visible part of a cart or order line. */
export type PictureLine = {
  name: string
  /** The photo in the line's colour, if there is one. */
  image?: string | undefined
  /** The product type's name, which determines the cut. */
  type?: string | undefined
  colorName?: string | undefined
  colorHex?: string | undefined
  /** The sides with a house print, which a drawing does not show. */
  printedSides?: readonly PrintedSide[] | undefined
  placement?: Placement | undefined
  designs: readonly Design[]
  /** If there are texts: the order of all layers. */
  documents?: readonly PlacedDocument[] | undefined
}

type LinePictureProps = {
  line: PictureLine
  /** How wide it is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  className?: string | undefined
}

/**
 * A line as it will be made: the garment with the customer's designs, else the photo in its colour, else the plain garment. A product
 * with a house print shows its photo, with the customer's side in the corner.
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

/** Loads the designs when it comes near the screen, like a photo: a list of orders has many. */
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
