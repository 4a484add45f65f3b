import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Matrix = readonly [number, number, number, number, number, number]
type Point = readonly [x: number, y: number]
/** Something painted, by its four corners in millimetres from the page's top left; pictures begin at their own top left. */
export type Painted = { readonly kind: 'image' | 'path'; readonly corners: readonly Point[] }
export type Page = {
  readonly widthMm: number
  readonly heightMm: number
  readonly painted: readonly Painted[]
  readonly words: readonly { readonly text: string; readonly xMm: number; readonly yMm: number }[]
}

const mm = (points: number) => (points * 25.4) / 72
const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
]

/** Measures a PDF as it will be printed: page sizes, what is painted where, and the words. */
export async function readPdf(bytes: Uint8Array): Promise<Page[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 }).promise
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const at = (matrix: Matrix, [x, y]: Point): Point => [
      mm(matrix[0] * x + matrix[2] * y + matrix[4]),
      mm(height - (matrix[1] * x + matrix[3] * y + matrix[5])),
    ]
    const { fnArray, argsArray } = await page.getOperatorList()
    const painted: Painted[] = []
    const saved: Matrix[] = []
    let current: Matrix = [1, 0, 0, 1, 0, 0]
    for (const [index, operation] of fnArray.entries()) {
      const args = argsArray[index]
      if (operation === OPS.save) saved.push(current)
      else if (operation === OPS.restore) current = saved.pop() ?? current
      else if (operation === OPS.transform) current = times(current, args as Matrix)
      else if (operation === OPS.paintImageXObject) {
        // A PDF's pictures fill the unit square, their first row at its top.
        const corners = (
          [
            [0, 1],
            [1, 1],
            [1, 0],
            [0, 0],
          ] as Point[]
        ).map((corner) => at(current, corner))
        painted.push({ kind: 'image', corners })
      } else if (operation === OPS.constructPath) {
        const [left, top, right, bottom] = (
          args as unknown as [unknown, unknown, ArrayLike<number>]
        )[2] as unknown as number[]
        const box = [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ] as Point[]
        painted.push({ kind: 'path', corners: box.map((corner) => at(current, corner)) })
      }
    }
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, xMm: mm(item.transform[4]), yMm: mm(height - item.transform[5]) }]
        : [],
    )
    pages.push({ widthMm: mm(width), heightMm: mm(height), painted, words })
  }
  return pages
}
