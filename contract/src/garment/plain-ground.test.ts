import { expect, test } from 'vitest'
import { withoutPlainGround } from './plain-ground.ts'

type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
const red: Colour = [200, 20, 30]
const grey: Colour = [120, 130, 140]
const side = 24

/** Returns a picture of 24 × 24 pixels: red from 6 to 17 in both directions on a background, except where `colourAt` says otherwise. */
function picture(ground: Colour = white, colourAt: (x: number, y: number) => Colour | undefined = () => undefined) {
  const isRed = (at: number) => at >= 6 && at < 18
  const data = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)]
    return [...(colourAt(x, y) ?? (isRed(x) && isRed(y) ? red : ground)), 255]
  }).flat()
  return { data: Uint8ClampedArray.from(data), width: side, height: side }
}
const pixel = (data: ArrayLike<number> | undefined, x: number, y: number) =>
  Array.from(data ?? []).slice((y * side + x) * 4, (y * side + x) * 4 + 4)

test('a white or grey background is removed up to the drawing’s edge, and the drawing keeps its colour', () => {
  for (const ground of [white, grey]) {
    const cleared = withoutPlainGround(picture(ground))
    expect(pixel(cleared, 0, 0)[3]).toBe(0)
    expect(pixel(cleared, 5, 12)[3]).toBe(0)
    expect(pixel(cleared, 6, 12)).toEqual([200, 20, 30, 255])
    expect(pixel(cleared, 12, 12)).toEqual([200, 20, 30, 255])
  }
})

test('compression noise on a white background is removed with it', () => {
  const cleared = withoutPlainGround(picture(white, (x, y) => (x < 6 && y % 2 ? [246, 249, 240] : undefined)))
  expect(pixel(cleared, 3, 3)[3]).toBe(0)
})

test('white enclosed by the drawing stays white', () => {
  const isEye = (x: number, y: number) => x > 9 && x < 14 && y > 9 && y < 14
  const cleared = withoutPlainGround(picture(white, (x, y) => (isEye(x, y) ? white : undefined)))
  expect(pixel(cleared, 12, 12)).toEqual([255, 255, 255, 255])
})

test('a soft edge stays soft, without a rim of the old background on dark fabric', () => {
  const half: Colour = [228, 138, 143]
  const cleared = withoutPlainGround(picture(white, (x, y) => (x === 6 && y >= 6 && y < 18 ? half : undefined)))
  const [r, g, b, alpha] = pixel(cleared, 6, 12)
  expect([r, g, b]).toEqual([200, 20, 30])
  expect(alpha).toBeGreaterThan(110)
  expect(alpha).toBeLessThan(145)
})

test('a photo, whose border has several colours, is left unchanged', () => {
  expect(withoutPlainGround(picture(white, (x, y) => [x * 10, y * 10, 90]))).toBeUndefined()
  const filledOnOneSide = picture(white, (x) => (x < 8 ? red : undefined))
  expect(withoutPlainGround(filledOnOneSide)).toBeUndefined()
})

test('a picture that is already transparent around its drawing is left unchanged', () => {
  const { data, ...size } = picture()
  for (let at = 3; at < data.length; at += 4) if (data[at - 1] === 255) data[at] = 0
  expect(withoutPlainGround({ data, ...size })).toBeUndefined()
})

test('a picture of one colour is left unchanged, because nothing would be left to print', () => {
  expect(withoutPlainGround(picture(red, () => red))).toBeUndefined()
})
