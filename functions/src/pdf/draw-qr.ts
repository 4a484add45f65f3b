import type PDFDocument from 'pdfkit'
import qrcode from 'qrcode-generator'

/** The quiet zone that scanners need around a code, in modules (ISO/IEC 18004, 5.3.8). */
const quietModules = 4

/** The position of a code: top left corner and side length in points, including its quiet zone. */
export type QrSpot = { readonly x: number; readonly y: number; readonly side: number }

/** Draws the QR code of a text as one path of squares, sharp at any size. */
export function drawQr(document: InstanceType<typeof PDFDocument>, text: string, { x, y, side }: QrSpot): void {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const modules = code.getModuleCount()
  const module = side / (modules + 2 * quietModules)
  const at = (index: number) => (index + quietModules) * module
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (code.isDark(row, column)) document.rect(x + at(column), y + at(row), module, module)
    }
  }
  document.fill('black')
}
