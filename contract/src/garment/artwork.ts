/** What a picture's pixels tell about printing it: its ground, its inks, and whether a cloth would swallow it. */

/** Pixels as a canvas gives them: red, green, blue and alpha, a byte each, row by row. */
export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number }

/** One colour of a design and its share of everything that is printed, 0 to 1. */
export type Ink = {
  readonly hex: string
  readonly share: number
  /** How much of the cloth it hides, 0 to 1; absent where it hides all. */
  readonly opacity?: number
}

/**
 * `transparent`: the cloth shows around the design; `white`: it stands on a white box; `full`: it fills its box, as a photo
 * does. `inks` are its main colours, largest first, the white of a white ground left out.
 */
export type Artwork = { readonly ground: 'transparent' | 'white' | 'full'; readonly inks: readonly Ink[] }

type Rgb = readonly [red: number, green: number, blue: number]

/** From here on a pixel counts as seen; below it is the soft edge of something. */
const SEEN_ALPHA = 26
const CLEAR_ALPHA = 128
/** From here on nothing of the cloth shows through. */
const SOLID_ALPHA = 250
const WHITE = 238
const MOST_INKS = 24

/** Reads a picture, best scaled down to some hundred pixels a side before: only shares matter, not details. */
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

/** The colours of the pixels that are printed, gathered in steps of 32, of alpha in steps of 64, and averaged within each. */
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

/** The shade of a colour as the eye measures it (CIE L*a*b*, D65); equal steps look equally far apart. */
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

/** How far apart two colours of the form #1a2b3c look: 0 the same, about 2 just told apart, 100 black and white. */
export function colourDistance(first: string, second: string): number {
  const [one, other] = [labOf(first), labOf(second)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/**
 * How well letters of one colour are read on the other, on the same scale: lightness carries thin strokes, hue and strength of the colour
 * count half.
 */
export function readingDistance(first: string, second: string): number {
  const [one, other] = [labOf(first), labOf(second)]
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) / 2, (one[2] - other[2]) / 2)
}

/** Nearer than this to the cloth, ink cannot be told from it at arm's length. */
const LOST_BELOW = 14
/** Nearer than this by `readingDistance`, letters have to be looked for: mid-brown on black has 17.8, white on light grey 18.8. */
const FAINT_BELOW = 18

/**
 * `lost`: most of the design has the colour of the cloth; `faint`: most of it comes so near that it can hardly be read; `partly`: a good
 * part of it is lost; `clear`: it stands out.
 */
export type Visibility = 'clear' | 'partly' | 'faint' | 'lost'

/** Whether a design would still be seen when printed on a cloth of this colour (#1a2b3c). */
export function visibilityOn({ inks }: Pick<Artwork, 'inks'>, cloth: string): Visibility {
  const shareOf = (isMeant: (printed: string) => boolean) =>
    inks.reduce((sum, ink) => (isMeant(printedOn(ink, cloth)) ? sum + ink.share : sum), 0)
  const isLost = (printed: string) => colourDistance(printed, cloth) < LOST_BELOW
  const lost = shareOf(isLost)
  if (lost >= 0.75) return 'lost'
  if (shareOf((printed) => isLost(printed) || readingDistance(printed, cloth) < FAINT_BELOW) >= 0.75) return 'faint'
  return lost >= 0.35 ? 'partly' : 'clear'
}

/** The colour that is seen where the cloth shows through an ink. */
function printedOn({ hex, opacity = 1 }: Ink, cloth: string): string {
  if (opacity === 1) return hex
  const [ink, under] = [rgbOf(hex), rgbOf(cloth)]
  return hexOf([0, 1, 2].map((part) => (ink[part] ?? 0) * opacity + (under[part] ?? 0) * (1 - opacity)))
}

const rgbOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

/** Whether a white box would show around the design on this cloth: on white cloth it does not. */
export function showsWhiteBox({ ground }: Pick<Artwork, 'ground'>, cloth: string): boolean {
  return ground === 'white' && colourDistance('#ffffff', cloth) >= LOST_BELOW
}
