/** The uploaded designs of the seed's customers: our own drawings, as files and as their orders refer to them. */
import { createHash } from 'node:crypto'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { type Design, designOf } from '@teeshala/contract/designs/design'
import { firstPlace } from '@teeshala/contract/designs/design-place'
import { effectiveDpi, printQuality } from '@teeshala/contract/designs/print-quality'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { designPath } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { jali, kolam, lotusWheel } from '../artwork/motifs/geometry.ts'
import type { Inks, Motif } from '../artwork/motifs/motif.ts'
import { kites, moons, peacock, tiger } from '../artwork/motifs/nature.ts'
import { auto, chai, cricket, hornPlease, kaapi } from '../artwork/motifs/street.ts'

const motifs = { auto, chai, cricket, hornPlease, jali, kaapi, kites, kolam, lotusWheel, moons, peacock, tiger }

/** An upload: a motif in inks for its fabric, as a drawing or with a width in pixels. */
export type SeedDesign = {
  readonly motif: keyof typeof motifs
  readonly inks: Inks
  readonly file: string
  readonly widthPx?: number
}

/** An upload of the seed with its path in the bucket. */
export type SeedUpload = SeedDesign & { readonly path: string; readonly uid: string; readonly uploadedAt: Date }

export const onDark = (cloth: string): Inks => ({ main: '#F6EFE2', second: '#F2AE1C', third: '#EA6A1E', ground: cloth })
export const onLight = (cloth: string): Inks => ({
  main: '#1B2A4A',
  second: '#C4212F',
  third: '#F2AE1C',
  ground: cloth,
})

/** Returns the upload of a design, a few minutes before it was ordered. Each guest order has its own anonymous uid. */
export function uploadOf(design: SeedDesign, uid: string, orderedAt: Date): SeedUpload {
  const uploadedAt = new Date(orderedAt.getTime() - 4 * 60_000)
  return { ...design, uid, uploadedAt, path: designPath(uid, design.file, uploadedAt.getTime()) }
}

/** Returns the design as its order stores it: as large as the print area of the smallest ordered size allows. */
export function placedDesign(
  upload: SeedUpload,
  placement: Placement,
  sizes: readonly GarmentSize[],
): Design & { placement: Placement } {
  const { widthMm, heightMm } = motifs[upload.motif]
  const place = firstPlace({ width: widthMm, height: heightMm }, commonPrintArea('dry-fit', placement, sizes))
  const design = { ...designOf(upload.path), placement, place }
  if (upload.widthPx === undefined) return { ...design, isVector: true }
  const pixels = { width: upload.widthPx, height: Math.round((upload.widthPx * heightMm) / widthMm) }
  const dpi = effectiveDpi(pixels, place)
  const isPoor = printQuality(dpi) === 'poor'
  return {
    ...design,
    widthPx: pixels.width,
    heightPx: pixels.height,
    dpi,
    ...(isPoor && { acceptsPoorPrint: true as const }),
  }
}

/** The drawing of an upload. */
export function svgOf({ motif, inks }: SeedDesign): string {
  const { widthMm, heightMm, draw }: Motif = motifs[motif]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">${draw(inks)}</svg>`
}

/** The records of uploads that orders keep, by their ids. */
export function uploadRecords(uploads: readonly SeedUpload[]): Map<string, StoredUpload> {
  return new Map(
    uploads.map(({ path, uid, uploadedAt }) => [
      createHash('sha256').update(path).digest('hex'),
      { path, uid, uploadedAt, removeAfter: null },
    ]),
  )
}
