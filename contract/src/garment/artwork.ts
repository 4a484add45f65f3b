/** Analyses a picture's pixels for printing: its background, its inks, and whether it would be visible on a fabric. */

/** Pixels as a canvas returns them: red, green, blue and alpha, a byte each, row by row. */
export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number }

/** One colour of a design and its share of the printed area, 0 to 1. */
export type Ink = {
  readonly hex: string
  readonly share: number
  /** How much of the fabric it hides, 0 to 1; absent if it is opaque. */
  readonly opacity?: number
}

/**
 * `transparent`: the fabric shows around the design; `white`: it is on a white box; `full`: it fills its box, like a photo. `inks` are its main colours,
 * largest first, without the white of a white background.
 */
export type Artwork = { readonly ground: 'transparent' | 'white' | 'full'; readonly inks: readonly Ink[] }

type Rgb = readonly [red: number, green: number, blue: number]

/** The alpha from which a pixel counts as visible; below it is a soft edge. */
const SEEN_ALPHA = 26
const CLEAR_ALPHA = 128
/** The alpha from which no fabric shows through. */
const SOLID_ALPHA = 250
const WHITE = 238
const MOST_INKS = 24

/** Returns the facts of a picture, ideally scaled down to a few hundred pixels a side first, because only shares matter. */
export function readArtwork(pixels: Pixels): Artwork {
  const ground = groundOf(pixels)
  const printed = inksOf(pixels, (colour) => ground !== 'white' || !isWhite(colour))
  // A white picture on a white box is white ink.
  return { ground, inks: printed.length > 0 ? printed : inksOf(pixels, () => true) }
}

const colourAt = (data: Pixels['data'], at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
const isWhite = (colour: Rgb) => colour.every((part) => part >= WHITE)

function groundOf({ data, width, height }: Pixels): Artwork['ground'] {
  let clear = 0
  let border = 0
  let clearBorder = 0
  let whiteBorder = 0
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isClear = (data[at * 4 + 3] ?? 0) < CLEAR_ALPHA
    if (isClear) clear++
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
    border++
    if (isClear) clearBorder++
    else if (isWhite(colourAt(data, at * 4))) whiteBorder++
  }
  if (clearBorder > border * 0.25 || clear > width * height * 0.05) return 'transparent'
  return whiteBorder > border * 0.85 ? 'white' : 'full'
}

/** Returns the colours of the printed pixels, grouped in steps of 32 (alpha in steps of 64) and averaged within each group. */
function inksOf({ data, width, height }: Pixels, isPrinted: (colour: Rgb) => boolean): Ink[] {
  const bins = new Map<number, { red: number; green: number; blue: number; weight: number; pixels: number }>()
  let total = 0
  for (let at = 0; at < width * height * 4; at += 4) {
    const alpha = data[at + 3] ?? 0
    const colour = colourAt(data, at)
    if (alpha < SEEN_ALPHA || !isPrinted(colour)) continue
    const [red, green, blue] = colour
    const key = (alpha >> 6) * 512 + (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, weight: 0, pixels: 0 }
    bin.red += red * alpha
    bin.green += green * alpha
    bin.blue += blue * alpha
    bin.weight += alpha
    bin.pixels += 1
    total += alpha
    bins.set(key, bin)
  }
  return [...bins.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_INKS)
    .map(({ red, green, blue, weight, pixels }) => ({
      hex: hexOf([red / weight, green / weight, blue / weight]),
      share: weight / total,
      ...(weight < pixels * SOLID_ALPHA && { opacity: weight / pixels / 255 }),
    }))
}

const hexOf = (colour: readonly number[]) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Returns a colour in CIE L*a*b* (D65), where equal distances look equally different. */
function labOf(hex: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Returns how different two colours in the form #1a2b3c look: 0 identical, about 2 barely distinguishable, 100 black and white. */
export function colourDistance(first: string, second: string): number {
  const [one, other] = [labOf(first), labOf(second)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/**
 * Returns how readable letters of one colour are on the other, on the same scale. Lightness matters most for thin strokes; hue and saturation count
 * half.
 */
export function readingDistance(first: string, second: string): number {
  const [one, other] = [labOf(first), labOf(second)]
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) / 2, (one[2] - other[2]) / 2)
}

/** Ink closer than this to the fabric cannot be made out at arm's length. */
const LOST_BELOW = 14
/** Letters with a `readingDistance` below this are hard to find: mid-brown on black has 17.8, white on light grey 18.8. */
const FAINT_BELOW = 18

/**
 * `lost`: most of the design has the colour of the fabric; `faint`: most of it is so close that it is hardly readable; `partly`: a good part is lost;
 * `clear`: it stands out.
 */
export type Visibility = 'clear' | 'partly' | 'faint' | 'lost'

/** Returns how visible a design would be when printed on fabric of this colour (#1a2b3c). */
export function visibilityOn({ inks }: Pick<Artwork, 'inks'>, cloth: string): Visibility {
  const shareOf = (isMeant: (printed: string) => boolean) =>
    inks.reduce((sum, ink) => (isMeant(printedOn(ink, cloth)) ? sum + ink.share : sum), 0)
  const isLost = (printed: string) => colourDistance(printed, cloth) < LOST_BELOW
  const lost = shareOf(isLost)
  if (lost >= 0.75) return 'lost'
  if (shareOf((printed) => isLost(printed) || readingDistance(printed, cloth) < FAINT_BELOW) >= 0.75) return 'faint'
  return lost >= 0.35 ? 'partly' : 'clear'
}

/** Returns the resulting colour where the fabric shows through an ink. */
function printedOn({ hex, opacity = 1 }: Ink, cloth: string): string {
  if (opacity === 1) return hex
  const [ink, under] = [rgbOf(hex), rgbOf(cloth)]
  return hexOf([0, 1, 2].map((part) => (ink[part] ?? 0) * opacity + (under[part] ?? 0) * (1 - opacity)))
}

const rgbOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

/** Returns whether a white box would be visible around the design on this fabric. */
export function showsWhiteBox({ ground }: Pick<Artwork, 'ground'>, cloth: string): boolean {
  return ground === 'white' && colourDistance('#ffffff', cloth) >= LOST_BELOW
}
