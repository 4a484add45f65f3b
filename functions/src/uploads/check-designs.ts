import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { type Design, type DesignRequest, designOf, isUpload } from '@teeshala/contract/designs/design'
import { type DesignPlace, firstPlace, isInsideArea } from '@teeshala/contract/designs/design-place'
import { effectiveDpi, printQuality } from '@teeshala/contract/designs/print-quality'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import type { FoundInDesign } from '@teeshala/contract/uploads/stored-upload'
import { AppError, fieldError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { readUploads } from './read-uploads.ts'

/** A requested design; `field` is its place in the request, if not the list of designs. */
export type WantedDesign = DesignRequest & { readonly placement: Placement; readonly field?: string }

/** What designs are printed on, who ordered them, and on which page. */
export type Print = {
  readonly page: DesignPage
  readonly owner: string | undefined
  readonly cut: GarmentCut
  readonly sizes: readonly GarmentSize[]
  /** The files that the order prints already, whoever uploaded them. */
  readonly ordered?: ReadonlySet<string>
}

type Reading = Pick<Deps, 'db' | 'files' | 'now'>

const maxStretch = 0.02

/**
 * Returns the designs as the order stores them, in order, with the server's findings about each file. INVALID_INPUT names every
 * one that cannot be printed as requested: unfit files, placements outside the print area of the smallest ordered size or with other
 * proportions than the picture, and fewer than 100 dpi without 'print anyway'.
 */
export async function checkDesigns(wanted: readonly WantedDesign[], print: Print, deps: Reading) {
  const paths = wanted.map(({ path }) => path)
  const uploads = await readUploads(paths, print, deps)
  const fields: Record<string, string> = {}
  const designs = wanted.flatMap((one, index): (Design & { placement: Placement })[] => {
    const { field = `designs.${index}` } = one
    const upload = uploads.get(one.path)
    if (!upload || 'problem' in upload) {
      fields[`${field}.path`] = upload?.problem ?? ''
      return []
    }
    const area = commonPrintArea(print.cut, one.placement, print.sizes)
    const place = one.place ?? firstPlace(upload, area)
    if (!isInsideArea(place, area)) fields[`${field}.place`] = `The design is outside the print area ${one.placement}.`
    else if (isStretched(place, upload)) fields[`${field}.place`] = 'The design would be stretched.'
    const dpi = upload.isVector ? undefined : effectiveDpi(upload, place)
    const isPoor = printQuality(dpi) === 'poor'
    if (isPoor && !one.acceptsPoorPrint) fields[`${field}.acceptsPoorPrint`] = poorPrint(dpi)
    return [
      {
        ...designOf(one.path),
        placement: one.placement,
        place,
        ...(upload.isVector ? { isVector: true } : { widthPx: upload.width, heightPx: upload.height }),
        ...(dpi !== undefined && { dpi }),
        ...(isPoor && { acceptsPoorPrint: true as const }),
      },
    ]
  })
  const message = Object.values(fields)[0]
  if (message) throw new AppError('INVALID_INPUT', message, { fields })
  return designs
}

/** Pictures keep their proportions, as on the page; two percent allow for rounding. */
function isStretched(place: DesignPlace, upload: FoundInDesign): boolean {
  const stretch = (place.widthMm * upload.height) / (place.heightMm * upload.width)
  return Math.abs(stretch - 1) > maxStretch
}

function poorPrint(dpi = 0): string {
  return `Printed at this size the design has only ${dpi} dots per inch and will look blurred. Make it smaller, or choose ‘Print anyway’.`
}

/**
 * Refuses designs of a cart that cannot be printed; see `readUploads`. Paths without a folder are names of files that were
 * not uploaded.
 */
export async function refuseUnfitDesigns(paths: readonly string[], owner: string, deps: Reading): Promise<void> {
  for (const upload of (await readUploads(paths.filter(isUpload), { owner, page: 'product' }, deps)).values()) {
    if ('problem' in upload) throw fieldError('design', upload.problem)
  }
}
