import { type PrintedSide, sidesInWords } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import { printQuality } from '@teeshala/contract/designs/print-quality'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { printArea } from '@teeshala/contract/garment/print-area'
import { useId } from 'react'
import { dpiAt, placeIn } from '../../shared/garment/placed-design.ts'
import { DesignSlot } from '../../shared/uploads/DesignSlot.tsx'
import type { Picture } from '../../shared/uploads/read-picture.ts'
import type { Upload } from '../../shared/uploads/uploads-store.ts'
import * as texts from '../../texts/storefront/product.ts'
import classes from './DesignUpload.module.css'

type DesignUploadProps = {
  /** Of a product with a print of the shop's own: the sides that are left for the customer's. */
  freeSides: readonly PrintedSide[] | undefined
  upload: Upload | undefined
  onTaken: (uploadId: string) => void
  onForget: (uploadId: string) => void
  cut: GarmentCut
  placement: Placement
}

/** Chooses the picture to print, and says how it will print. */
export function DesignUpload({ freeSides, upload, onTaken, onForget, cut, placement }: DesignUploadProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className={classes.upload}>
      <h2 id={title} className={classes.title}>
        {freeSides ? texts.addYourOwnPrint : texts.yourDesign} <span>{texts.optional}</span>
      </h2>
      {freeSides && <p className={classes.hint}>{texts.ourPrintStays(sidesInWords(freeSides))}</p>}
      <DesignSlot page="product" upload={upload} onTaken={onTaken} onForget={onForget} />
      {upload && <Sharpness picture={upload.picture} cut={cut} placement={placement} />}
    </section>
  )
}

/** Says so where a picture has too few pixels for its placement. */
function Sharpness({ picture, cut, placement }: { picture: Picture; cut: GarmentCut; placement: Placement }) {
  const dpi = dpiAt(picture, placeIn(printArea(cut, placement), picture))
  if (printQuality(dpi) === 'good') return null
  return (
    <p className={classes.hint} role="status">
      {texts.atPlacementItPrints(placement)} {dpi} {texts.dotsPerInchAndMayLook}
    </p>
  )
}
