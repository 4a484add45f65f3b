import type { GarmentDrawing, Layer } from '@teeshala/contract/garment/drawing'
import { type ChosenColours, clothTones, layerColour } from '@teeshala/contract/garment/trim-colours'

type GarmentLayersProps = {
  drawing: GarmentDrawing
  /** The drawn fabric colour: `clothColour`. */
  color: string
  /** The printed fabric, or what covers the print. */
  where: 'under print' | 'over print'
}

/** The fabric, seams and trims of a garment, for an SVG in its millimetres. */
export function GarmentLayers({ drawing, color, where }: GarmentLayersProps) {
  const chosen: ChosenColours = { fabric: color }
  const { line, lineOpacity } = clothTones(color)
  const layers = drawing.layers.filter((layer) => isUnderPrint(layer) === (where === 'under print'))
  return layers.map((layer) => {
    const key = `${layer.role} ${layer.d}`
    if (layer.strokeMm === undefined) {
      const fill = layerColour(layer, chosen)
      return <path key={key} d={layer.d} fill={fill} stroke={fill} strokeWidth={0.6} />
    }
    const isTrim = layer.role === 'cord' || layer.role === 'eyelet'
    return (
      <path
        key={key}
        d={layer.d}
        fill="none"
        stroke={isTrim ? layerColour(layer, chosen) : line}
        strokeOpacity={isTrim ? 1 : layer.role === 'rib-line' ? lineOpacity * 0.5 : lineOpacity}
        strokeWidth={layer.strokeMm}
        strokeLinecap="round"
        strokeDasharray={layer.role === 'stitch' ? '3.4 1.8' : undefined}
      />
    )
  })
}

const isUnderPrint = ({ piece }: Layer) => piece === 'sleeves' || piece === 'body'
