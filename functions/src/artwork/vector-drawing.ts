import { withoutOwnSize } from '@teeshala/contract/uploads/svg/svg-box'
import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Parts of SVG that the vector writer leaves out or would unfold by itself; drawings with them become pixels. */
const beyondVector = /<(?:[\w-]+:)?(?:filter|image|feImage|foreignObject|switch)\b/

/** A drawing as the vector writer takes it; undefined where it has parts that only pixels can show. */
export function vectorOf(
  source: string,
  size: { readonly width: number; readonly height: number },
): string | undefined {
  return beyondVector.test(source) ? undefined : withoutOwnSize(source, size)
}

/** How a drawing lies in a box of other proportions, on the sheet, on a proof and on the page alike: whole, unstretched, at its top. */
export const fitInBox = 'xMidYMin meet'

/** Returns what draws a drawing into a box of a page, in points. */
export async function vectorWriter(): Promise<(document: Document, svg: string, box: Box) => void> {
  // Loaded here: a cold start of the rest of the API, which needs it for nothing, would wait for it.
  const { default: drawSvg } = await import('svg-to-pdfkit')
  return (document, svg, { x, y, width, height }) =>
    drawSvg(document, svg, x, y, { width, height, assumePt: false, preserveAspectRatio: fitInBox })
}
