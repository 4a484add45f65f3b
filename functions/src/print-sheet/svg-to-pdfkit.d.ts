declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit'

  /** Draws an SVG into a box of a PDF, in points, as vectors. The package has no types of its own. */
  export default function drawSvg(
    document: InstanceType<typeof PDFDocument>,
    svg: string,
    x: number,
    y: number,
    options: {
      width: number
      height: number
      assumePt: boolean
      preserveAspectRatio?: string
      warningCallback?: (warning: string) => void
    },
  ): void
}
