/** Where things stand on a page of a print sheet, in millimetres. */
import { designListHeightMm } from './draw-design-list.ts'
import { tableHeightMm, tableWidthMm } from './draw-table.ts'
import type { SheetPage } from './sheet-page.ts'

export const marginMm = 22
export const headerMm = 58
export const gapMm = 14
/** The garment in small at the header's right end. */
export const lookMm = 50
/** The narrowest page. */
export const narrowestMm = 200
/** How far the lines of the header are apart. */
export const headerLineMm = 4.9

export type SheetLayout = {
  readonly widthMm: number
  readonly heightMm: number
  /** The top left corner of the print area. */
  readonly area: { readonly xMm: number; readonly yMm: number }
  readonly tableMm: number
  readonly designListMm: number
}

/** A page is as large as header, the customer's extras, area, marks, table and list need, so that none of them runs over its edge. */
export function layoutOf({ area, pieces, designs }: SheetPage, extraLines: number): SheetLayout {
  const widthMm = Math.max(narrowestMm, area.widthMm + 2 * marginMm, tableWidthMm(pieces) + 2 * marginMm)
  const areaMm = headerMm + marginMm + extraLines * headerLineMm
  const tableMm = areaMm + area.heightMm + gapMm
  const designListMm = tableMm + tableHeightMm(pieces) + designListGapMm(designs.length)
  return {
    widthMm,
    heightMm: designListMm + designListHeightMm(designs.length) + marginMm,
    area: { xMm: (widthMm - area.widthMm) / 2, yMm: areaMm },
    tableMm,
    designListMm,
  }
}

const designListGapMm = (designs: number) => (designs === 0 ? 0 : 8)
