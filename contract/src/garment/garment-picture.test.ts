import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import {
  type DrawnGarment,
  drawnGarment,
  garmentPicturePath,
  garmentPictureWords,
  sideOfGarment,
} from './garment-picture.ts'
import { garmentCuts } from './shape/cut.ts'

/** Returns what the server reads from an address. */
function shownAt(path: string): DrawnGarment {
  const [cut, view, color] = path.replace('/api/garment-pictures/', '').replace('.png', '').split('/')
  return drawnGarment(z.parse(z.object(garmentPictureWords), { cut, view, color }))
}

it.each(garmentCuts)('the address of a %s contains its colour and its print at any placement', (cut) => {
  for (const placement of [undefined, ...placements]) {
    const garment = { cut, color: '#1b2a4a', placement }
    expect(shownAt(garmentPicturePath(garment))).toEqual(garment)
  }
})

it('a garment printed on the back is shown from the back', () => {
  expect(sideOfGarment({ cut: 'polo', color: '#1b2a4a', placement: 'Back A3' })).toBe('back')
  expect(sideOfGarment({ cut: 'polo', color: '#1b2a4a' })).toBe('front')
})

it.each(['', 'navy', '#12', '#1b2a4a"/><script>'])(
  'the colour %j becomes undyed fabric, and no part of it gets into the address',
  (color) => {
    expect(garmentPicturePath({ cut: 'polo', color })).toBe('/api/garment-pictures/polo/plain/f4f1e8.png')
  },
)
