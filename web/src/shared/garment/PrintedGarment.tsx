import { useQueries } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/placement'
import type { PlacedDesign } from '@teeshala/contract/designs/design'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/cut'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { type GarmentSize, patternSize } from '@teeshala/contract/garment/size-chart'
import { designPreviewQuery } from '../ordered-designs/design-url-query.ts'
import { usePreviewAddress } from '../ordered-designs/OrderPreviews.tsx'
import { Garment } from './Garment.tsx'

type PrintedGarmentProps = {
  cut: GarmentCut
  side: GarmentSide
  color: string
  designs: readonly PlacedDesign[]
  /** The sizes that were ordered: the smallest decides how large a design can be. */
  sizes?: readonly GarmentSize[]
  label?: string
  className?: string | undefined
}

/** A garment of an order with the stored designs on it, where the press will put them. */
export function PrintedGarment({
  cut,
  side,
  color,
  designs,
  sizes = [patternSize],
  label,
  className,
}: PrintedGarmentProps) {
  const shown = designs.filter(({ placement }) => sideOf(placement) === side)
  const addressOf = usePreviewAddress()
  const pictures = useQueries({ queries: shown.map(({ path }) => designPreviewQuery(path, addressOf(path))) })
  const printed = shown.flatMap(({ placement, place }, index) => {
    const href = pictures[index]?.data
    const { widthMm, heightMm } = commonPrintArea(cut, placement, sizes)
    return href ? [{ placement, href, ...(place ?? { xMm: 0, yMm: 0, widthMm, heightMm, rotationDeg: 0 }) }] : []
  })
  const waiting = shown.filter((_, index) => !pictures[index]?.data).map(({ placement }) => placement)
  return (
    <Garment
      cut={cut}
      side={side}
      color={color}
      designs={printed}
      areas={waiting}
      {...(label && { label })}
      {...(className && { className })}
    />
  )
}
