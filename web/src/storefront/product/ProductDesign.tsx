import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type PrintedSide, sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { printQuality } from '@teeshala/contract/designs/print-quality'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useId } from 'react'
import { changeShirt, placeKey, shirtDraft, useDrafts } from '../../shared/designer/drafts/design-drafts.ts'
import { releasePicture } from '../../shared/designer/drafts/released-pictures.ts'
import { dpiAt, placeIn } from '../../shared/garment/placed-design.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { DesignSlot } from '../../shared/uploads/DesignSlot.tsx'
import type { Upload } from '../../shared/uploads/uploads-store.ts'
import * as texts from '../../texts/storefront/product.ts'
import classes from './ProductDesign.module.css'

const UnseenOnShirt = lazyPart(
  async () => (await import('../../shared/designer/truth/UnseenOnShirt.tsx')).UnseenOnShirt,
)

type ProductDesignProps = {
  /** For a product with a house print: the free sides. */
  freeSides: readonly PrintedSide[] | undefined
  draftKey: string
  /** The present design, bottom to top. */
  layers: readonly string[]
  uploads: readonly Upload[]
  area: PrintArea
  /** The fabric colour, as #1A2B3C, and its name; without a name none is chosen yet. */
  cloth: { readonly color: string; readonly colorName: string | undefined }
  onTaken: () => void
  /** Opens the designer. */
  onEdit: () => void
}

/** The print on the shirt: a picture can be added here, everything else is done in the designer. */
export function ProductDesign({
  freeSides,
  draftKey,
  layers,
  uploads,
  area,
  cloth,
  onTaken,
  onEdit,
}: ProductDesignProps) {
  const title = useId()
  const [upload] = uploads
  const further = layers.length - (upload ? 1 : 0)
  return (
    <section aria-labelledby={title} className={classes.upload}>
      <h2 id={title} className={classes.title}>
        {freeSides ? texts.addYourOwnPrint : texts.yourDesign} <span>{texts.optional}</span>
      </h2>
      {freeSides && <p className={classes.hint}>{texts.ourPrintStays(sidesInWords(freeSides))}</p>}
      <DesignSlot
        page="product"
        upload={upload}
        onTaken={(id) => {
          // Reading a large picture takes a while, in which more may be drawn.
          const others = shirtDraft(draftKey).layers.filter((each) => each !== upload?.id)
          changeShirt(draftKey, { layers: [id, ...others], active: id })
          if (upload) releasePicture(upload.id)
          onTaken()
        }}
        onForget={(id) => {
          changeShirt(draftKey, { layers: layers.filter((each) => each !== id) })
          releasePicture(id)
        }}
      />
      {upload && <Sharpness upload={upload} area={area} />}
      {further > 0 && <p className={classes.hint}>{upload ? texts.andMoreLayers(further) : texts.layersOf(further)}</p>}
      {layers.length > 0 && <UnseenOnShirt draftKey={draftKey} area={area} {...cloth} />}
      <Button variant="default" size="md" leftSection={<IconPencil size={20} />} onClick={onEdit}>
        {layers.length > 0 ? texts.editDesign : texts.writeOrDraw}
      </Button>
    </section>
  )
}

/** Warns if a picture has too few pixels for its placement. */
function Sharpness({ upload: { id, picture }, area }: { upload: Upload; area: PrintArea }) {
  const place = useDrafts(({ places }) => places[placeKey(id, area.placement)])
  const dpi = dpiAt(picture, placeIn(area, picture, place))
  if (printQuality(dpi) === 'good') return null
  return (
    <p className={classes.hint} role="status">
      {texts.atPlacementItPrints(area.placement)} {dpi} {texts.dotsPerInchAndMayLook}
    </p>
  )
}
