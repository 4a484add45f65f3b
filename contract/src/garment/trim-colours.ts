import type { LayerRole, Piece } from './drawing.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const parts = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const toHex = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Returns a mix of two colours in the form #1a2b3c; share 0 is the first, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const [a, b] = [parts(first), parts(second)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Returns the perceived lightness of a colour in the form #1a2b3c: 0 is black, 1 is white. */
export function lightness(hex: string): number {
  const [red, green, blue] = parts(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** The fabric of a garment before a colour is chosen: unbleached cotton, which is not one of the shop's colours. */
export const undyedCloth = '#F4F1E8'

/** Returns the drawn colour of a fabric. Fabric is never as black as its colour code, so the darkest are lightened for their own shadows to show. */
export function clothColour(hex: string): string {
  return lightness(hex) < 0.15 ? mixColours(hex, '#ffffff', 0.055) : hex
}

/** The colours of a garment that can differ from its fabric. */
export type ChosenColours = {
  readonly fabric: string
  readonly rib?: string
  readonly sleeve?: string
  readonly panel?: string
  readonly cord?: string
}

/** Returns the colour of a filled layer or a cord in a garment of this fabric; trims follow the fabric unless chosen. */
export function layerColour(layer: { readonly role: LayerRole; readonly piece: Piece }, chosen: ChosenColours): string {
  const { fabric } = chosen
  const tone = lightness(fabric)
  switch (layer.role) {
    case 'inside':
      return tone > 0.3 ? mixColours(fabric, '#1a1614', 0.4) : mixColours(fabric, '#000000', 0.5)
    case 'rib':
      return chosen.rib ?? fabric
    case 'panel':
      return chosen.panel ?? mixColours(fabric, '#000000', tone > 0.8 ? 0.12 : 0.22)
    case 'label':
      return '#f3ead9'
    case 'button':
      return tone > 0.75 ? '#e9e4da' : mixColours(fabric, '#ffffff', 0.35)
    case 'eyelet':
      return '#a99d8c'
    case 'cord':
      return chosen.cord ?? (tone > 0.75 ? '#b9b2a6' : mixColours(fabric, '#ffffff', 0.8))
    default:
      return layer.piece === 'sleeves' ? (chosen.sleeve ?? fabric) : fabric
  }
}

/**
 * Returns how strongly light, shade, lines and the edge show on a fabric, as opacities of black and white. Black fabric shows its highlights and needs a
 * light edge on a dark page; white fabric shows its shadows and needs a dark edge on a white page.
 */
export function clothTones(fabric: string) {
  const tone = lightness(fabric)
  if (tone < 0.25)
    return { shade: 0.45, light: 0.2, line: '#ffffff', lineOpacity: 0.24, edge: '#ffffff', edgeOpacity: 0.5 }
  if (tone > 0.8)
    return { shade: 0.17, light: 0.6, line: '#000000', lineOpacity: 0.3, edge: '#000000', edgeOpacity: 0.34 }
  return { shade: 0.24, light: 0.2, line: '#000000', lineOpacity: 0.34, edge: '#000000', edgeOpacity: 0.22 }
}
