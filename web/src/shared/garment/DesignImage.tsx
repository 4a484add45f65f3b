import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'

type DesignImageProps = { href: string; place: DesignPlace; area: PrintArea }

/** A design's picture at its place in a print area, for an SVG in the garment's millimetres. */
export function DesignImage({ href, place, area }: DesignImageProps) {
  const { xMm, yMm, widthMm, heightMm, rotationDeg } = place
  const middle = `${area.x + xMm + widthMm / 2} ${area.y + yMm + heightMm / 2}`
  return (
    <image
      href={href}
      x={area.x + xMm}
      y={area.y + yMm}
      width={widthMm}
      height={heightMm}
      // As the press places a design by default (`firstPlace`): as large as the area allows, at its top.
      preserveAspectRatio="xMidYMin meet"
      transform={rotationDeg ? `rotate(${rotationDeg} ${middle})` : undefined}
    />
  )
}
