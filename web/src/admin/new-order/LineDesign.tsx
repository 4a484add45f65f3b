import { goodFromDpi, printQuality } from '@teeshala/contract/designs/print-quality'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import { dpiAt, placeIn } from '../../shared/garment/placed-design.ts'
import { DesignSlot } from '../../shared/uploads/DesignSlot.tsx'
import { removeUpload } from '../../shared/uploads/run-uploads.ts'
import { useUploadPictures } from '../../shared/uploads/use-upload-pictures.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import classes from './new-order.module.css'

type LineDesignProps = {
  page: DesignPage
  /** What it is printed on, in words. */
  of: string
  /** Empty without a design. */
  uploadId: string
  /** The print area; undefined until chosen. */
  area: PrintArea | undefined
  onChange: (uploadId: string) => void
}

/** A line's design: choosing, upload progress, replacing, removing, and print quality at the default position. */
export function LineDesign({ page, of, uploadId, area, onChange }: LineDesignProps) {
  const [upload] = useUploadPictures(uploadId ? [uploadId] : [])
  const take = (id: string) => {
    if (uploadId) removeUpload(uploadId)
    onChange(id)
  }
  const dpi = upload && area && dpiAt(upload.picture, placeIn(area, upload.picture))
  const quality = printQuality(dpi)
  return (
    <>
      <DesignSlot page={page} of={of} upload={upload} onTaken={take} onForget={() => take('')} />
      {area && !upload && (
        <p className={classes.quiet} role="status">
          {texts.noDesignYet}
        </p>
      )}
      {area && quality !== 'good' && (
        <p className={classes.quiet} role="status">
          {texts.atPlacementItPrints(area.placement)} {dpi} {texts.dotsPerInchLook(quality, goodFromDpi)}
        </p>
      )}
    </>
  )
}
