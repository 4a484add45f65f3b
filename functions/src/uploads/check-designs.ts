import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { type DesignPlace, firstPlace, isInsideArea } from '@teeshala/contract/garment/design-place'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { effectiveDpi, printQuality } from '@teeshala/contract/garment/print-quality'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type Design, type DesignRequest, designOf } from '@teeshala/contract/orders/design'
import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { readUpload, type Upload } from './read-upload.ts'

export type WantedDesign = DesignRequest & { readonly placement: Placement }

/** What designs are printed on, by whom they were ordered and on which page. */
export type Print = {
  readonly page: DesignPage
  readonly owner: string | undefined
  readonly cut: GarmentCut
  readonly sizes: readonly GarmentSize[]
}

const maxStretch = 0.02

/**
 * The designs as the order keeps them, in their order, with what the server found in each file. INVALID_INPUT names every
 * one that cannot be printed as asked: unfit files, places outside the print area of the smallest ordered size or of other
 * proportions than the picture, and fewer than 100 dots an inch without 'print anyway'.
 */
export async function checkDesigns(wanted: readonly WantedDesign[], print: Print, deps: Pick<Deps, 'files'>) {
  const uploads = new Map<string, Awaited<ReturnType<typeof readUpload>>>()
  // One after the other: ten large drawings at once would take the memory and the time of everybody else's calls.
  for (const { path } of wanted) if (!uploads.has(path)) uploads.set(path, await readUpload(path, print, deps))
  const fields: Record<string, string> = {}
  const designs = wanted.flatMap((one, index): (Design & { placement: Placement })[] => {
    const upload = uploads.get(one.path)
    if (!upload || 'problem' in upload) {
      fields[`designs.${index}.path`] = upload?.problem ?? ''
      return []
    }
    const area = commonPrintArea(print.cut, one.placement, print.sizes)
    const place = one.place ?? firstPlace(upload, area)
    if (!isInsideArea(place, area))
      fields[`designs.${index}.place`] = `The design is outside the print area ${one.placement}.`
    else if (isStretched(place, upload)) fields[`designs.${index}.place`] = 'The design would be stretched.'
    const dpi = upload.isVector ? undefined : effectiveDpi(upload, place)
    const isPoor = printQuality(dpi) === 'poor'
    if (isPoor && !one.acceptsPoorPrint) fields[`designs.${index}.acceptsPoorPrint`] = poorPrint(dpi)
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

/** Each picture keeps its proportions, as on the page; two percent are rounding. */
function isStretched(place: DesignPlace, upload: Upload): boolean {
  const stretch = (place.widthMm * upload.height) / (place.heightMm * upload.width)
  return Math.abs(stretch - 1) > maxStretch
}

function poorPrint(dpi = 0): string {
  return `Printed at this size the design has only ${dpi} dots an inch and will look blurred. Make it smaller, or say 'print anyway'.`
}

/**
 * Refuses designs of a cart that cannot be printed; see `readUpload`. Paths without a folder are names of files that were
 * not uploaded.
 */
export async function refuseUnfitDesigns(
  paths: readonly string[],
  owner: string,
  deps: Pick<Deps, 'files'>,
): Promise<void> {
  for (const path of new Set(paths.filter(isUpload))) {
    const upload = await readUpload(path, { owner, page: 'product' }, deps)
    if ('problem' in upload) throw new AppError('INVALID_INPUT', upload.problem, { fields: { design: upload.problem } })
  }
}

/** Whether a cart's design is a file in the bucket and not only the name of one. */
export const isUpload = (design: string) => design.includes('/')
