import { withoutOwnSize } from '@teeshala/contract/uploads/svg/svg-box'
import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** SVG features that the vector writer omits or would resolve itself; drawings that use them become pixels. */
const beyondVector = /<(?:[\w-]+:)?(?:filter|image|feImage|foreignObject|switch)\b/

/** Returns a drawing as the vector writer accepts it; undefined if it needs pixels. */
export function vectorOf(
  source: string,
  size: { readonly width: number; readonly height: number },
): string | undefined {
  return beyondVector.test(source) ? undefined : withoutOwnSize(source, size)
}

/** How a drawing is fitted into a box of other proportions, on sheet, proof and page alike: whole, undistorted, aligned to the top. */
export const fitInBox = 'xMidYMin meet'

/** Returns a function that draws a drawing into a box of a page, in points. */
export async function vectorWriter(): Promise<(document: Document, svg: string, box: Box) => void> {
  // Loaded lazily: the rest of the API does not need it at a cold start.
  const { default: drawSvg } = await import('svg-to-pdfkit')
  return (document, svg, { x, y, width, height }) =>
    drawSvg(document, svg, x, y, { width, height, assumePt: false, preserveAspectRatio: fitInBox })
}
