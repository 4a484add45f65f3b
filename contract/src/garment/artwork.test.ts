import { describe, expect, it, test } from 'vitest'
import { type Artwork, colourDistance, type Pixels, readArtwork, showsWhiteBox, visibilityOn } from './artwork.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number]

const white: Pixel = [255, 255, 255]
const black: Pixel = [0, 0, 0]
const nothing: Pixel = [0, 0, 0, 0]

/** Returns a picture of 40 × 40 pixels with the middle in another colour than the background. */
function picture(ground: Pixel, middle: Pixel): Pixels {
  const [width, height] = [40, 40]
  const data = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [red, green, blue, alpha = 255] = x >= 10 && x < 30 && y >= 10 && y < 30 ? middle : ground
    return [red, green, blue, alpha]
  }).flat()
  return { data, width, height }
}

const groundOf = (pixels: Pixels) => readArtwork(pixels).ground
const on = (pixels: Pixels, cloth: string) => visibilityOn(readArtwork(pixels), cloth)

describe('the ground of a design', () => {
  it('is the fabric if its edges are transparent', () => {
    expect(groundOf(picture(nothing, black))).toBe('transparent')
  })

  it('is a white box if its edges are white, including a JPEG’s off-white', () => {
    expect(groundOf(picture(white, black))).toBe('white')
    expect(groundOf(picture([243, 244, 242], black))).toBe('white')
  })

  it('is the whole picture if its edges are coloured', () => {
    expect(groundOf(picture([120, 60, 20], white))).toBe('full')
    expect(groundOf(picture([225, 225, 225], black))).toBe('full')
  })

  it('is recognised despite the soft edge of a round corner', () => {
    const pixels = picture(white, black)
    const data = Array.from(pixels.data)
    data[3] = 0
    expect(groundOf({ ...pixels, data })).toBe('white')
  })
})

describe('a design that would be invisible', () => {
  test.each<[string, Pixels, string, ReturnType<typeof visibilityOn>]>([
    ['white on white', picture(nothing, white), '#FFFFFF', 'lost'],
    ['white on black', picture(nothing, white), '#17181B', 'clear'],
    ['black on black', picture(nothing, black), '#17181B', 'lost'],
    ['black on white', picture(nothing, black), '#FFFFFF', 'clear'],
    ['navy on black', picture(nothing, [14, 18, 34]), '#17181B', 'lost'],
    ['black on a white box, on white', picture(white, black), '#FFFFFF', 'clear'],
    ['black on a white box, on black', picture(white, black), '#17181B', 'lost'],
    ['an empty white picture on white', picture(white, white), '#FFFFFF', 'lost'],
    ['a photo of which half has the red of the fabric', picture([196, 33, 47], white), '#C4212F', 'lost'],
    ['half red, half blue, on red', halves([196, 33, 47], [20, 60, 180]), '#C4212F', 'partly'],
    ['half red, half blue, on white', halves([196, 33, 47], [20, 60, 180]), '#FFFFFF', 'clear'],
  ])('is reported: %s', (_, pixels, cloth, visibility) => {
    expect(on(pixels, cloth)).toBe(visibility)
  })

  it('is judged by what is printed: transparent pixels have no colour', () => {
    const { inks } = readArtwork(picture([255, 255, 255, 0], [10, 10, 10]))
    expect(inks).toEqual([{ hex: '#0a0a0a', share: 1 }])
  })
})

it('a white box is visible on every fabric except white', () => {
  const boxed: Artwork = readArtwork(picture(white, black))
  expect(showsWhiteBox(boxed, '#C4212F')).toBe(true)
  expect(showsWhiteBox(boxed, '#FFFFFF')).toBe(false)
  expect(showsWhiteBox(readArtwork(picture(nothing, black)), '#C4212F')).toBe(false)
})

it('the distance between colours matches how different they look', () => {
  expect(colourDistance('#ffffff', '#ffffff')).toBe(0)
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 0)
  expect(colourDistance('#1b2a4a', '#17181b')).toBeGreaterThan(colourDistance('#1b2a4a', '#1d2b48'))
})

function halves(left: Pixel, right: Pixel): Pixels {
  const data = Array.from({ length: 400 }, (_, at) => {
    const [red, green, blue, alpha = 255] = at % 20 < 10 ? left : right
    return [red, green, blue, alpha]
  }).flat()
  return { data, width: 20, height: 20 }
}
