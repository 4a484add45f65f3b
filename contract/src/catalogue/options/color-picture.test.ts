import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorPicture, fittingColorImages, photoInColor } from './color-picture.ts'

const front = '/catalogue/tee-front-960.webp'
const green = '/catalogue/tee-green-960.webp'

describe('a product in a colour is shown by', () => {
  it.each([
    ['the photo of this colour', { images: [front, green], colorImages: { green } }, 'green', green],
    [
      'the photo that several colours share',
      { images: [front], colorImages: { red: front, green: front } },
      'red',
      front,
    ],
    ['the drawing where no photo has the colour', { images: [front], colorImages: { red: front } }, 'green', 'garment'],
    ['the drawing where nobody said what the photo shows', { images: [front] }, 'green', 'garment'],
    ['the drawing where there is no photo at all', { images: [] }, 'green', 'garment'],
    [
      'the drawing for a colour called like a part of every object',
      { images: [front], colorImages: {} },
      'toString',
      'garment',
    ],
    ['the first photo where no colour is chosen', { images: [front, green], colorImages: { green } }, undefined, front],
    ['nothing where neither is there', { images: [] }, undefined, 'nothing'],
  ] as const)('%s', (_what, product, color, expected) => {
    const picture = colorPicture(product, color)
    expect(picture.kind === 'photo' ? picture.src : picture.kind).toBe(expected)
    expect(photoInColor(product, color)).toBe(picture.kind === 'photo' ? expected : undefined)
  })
})

const names = fc.constantFrom('white', 'green', 'red', 'constructor', '__proto__')
const pictures = fc.constantFrom('/a.webp', '/b.webp', '/c.webp')
const lists = { images: fc.uniqueArray(pictures), colors: fc.uniqueArray(names) }
const maps = fc.dictionary(names, pictures)

it('a chosen colour is never shown by a photo of another one', () => {
  fc.assert(
    fc.property(lists.images, maps, names, (images, colorImages, color) => {
      const picture = colorPicture({ images, colorImages }, color)
      if (Object.hasOwn(colorImages, color)) expect(picture).toEqual({ kind: 'photo', src: colorImages[color] })
      else expect(picture).toEqual({ kind: 'garment' })
    }),
  )
})

it('the stored pictures by colour keep exactly the entries whose colour and picture still exist', () => {
  fc.assert(
    fc.property(maps, lists.colors, lists.images, (map, colors, images) => {
      const kept = fittingColorImages(map, { colors, images })
      for (const [color, src] of Object.entries(map)) {
        const fits = colors.includes(color) && images.includes(src)
        expect(Object.hasOwn(kept, color) ? kept[color] : undefined).toBe(fits ? src : undefined)
      }
      expect(Object.keys(kept).every((color) => Object.hasOwn(map, color))).toBe(true)
    }),
  )
})
