import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'

type DesignImageProps = { href: string; place: DesignPlace; area: PrintArea }

/** The picture of a design at its place in a print area, to be drawn in an SVG of the garment's millimetres. */
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
      // As the press lays a design that nobody has placed (`firstPlace`): as large as the area takes, at its top.
      preserveAspectRatio="xMidYMin meet"
      transform={rotationDeg ? `rotate(${rotationDeg} ${middle})` : undefined}
    />
  )
}
