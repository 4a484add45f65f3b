import { formats } from '@teeshala/contract/garment/print-area'

/** The resolution of the press: finer pixels only make the file larger. */
const pressDpi = 300
const mmPerInch = 25.4

/** Returns how many dots a length has on the press. */
export const pressDots = (mm: number) => Math.max(1, Math.ceil((mm / mmPerInch) * pressDpi))

const sides = Object.values(formats).map(({ widthMm, heightMm }) => [widthMm, heightMm].sort((a, b) => a - b))
const largest = {
  short: Math.max(...sides.map(([short = 0]) => short)),
  long: Math.max(...sides.map(([, long = 0]) => long)),
}

/** Returns the dots of the longer side of a picture printed as large as any print area allows, in any rotation. */
export function mostPressDots({ width, height }: { readonly width: number; readonly height: number }): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return pressDots(Math.min(largest.long, (largest.short * long) / short))
}
