import { expect, test } from 'vitest'
import { bulkPicture } from './bulk-picture.ts'

const item = { color: 'navy', colorName: 'Navy Blue', colorHex: '#1B2A4B', size: 'M', quantity: 3, price: 360 } as const
const design = (placement: 'Left' | 'Back A4', name: string) => ({
  placement,
  path: `products/designs/u/${name}`,
  name,
})

const polo = { productName: 'Company Polo', productType: 'Polo' }
const left = { ...item, placement: 'Left' as const }
const both = [left, { ...item, placement: 'Back A4' as const }]

test('a bulk order is pictured in its first colour, from the side with a design', () => {
  const picture = bulkPicture({ ...polo, items: both, designs: [design('Back A4', 'lotus.png')] })
  expect(picture).toMatchObject({ colorHex: '#1B2A4B', placement: 'Back A4', type: 'Polo' })
  expect(picture.designs.map(({ name }) => name)).toEqual(['lotus.png'])
})

test('a bulk order without designs is pictured as the plain garment', () => {
  const picture = bulkPicture({ ...polo, items: [left], designs: [] })
  expect(picture).toMatchObject({ placement: undefined, designs: [] })
})

test('the picture names product and colour, and shows no design of another placement', () => {
  const white = { ...item, color: 'white', colorName: 'White', colorHex: '#FFFFFF' }
  const picture = bulkPicture({
    ...polo,
    items: [item, white].flatMap((each) => [
      { ...each, placement: 'Left' as const },
      { ...each, placement: 'Back A4' as const },
    ]),
    designs: [design('Back A4', 'lotus.png'), design('Left', 'sun.png')],
  })
  expect(picture).toMatchObject({ name: 'Company Polo', colorName: 'Navy Blue', colorHex: '#1B2A4B' })
  expect(picture.designs.map(({ name }) => name)).toEqual(['sun.png'])
})

test('a text counts like a picture: its side is shown', () => {
  const place = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 10, rotationDeg: 0 }
  const text = { kind: 'text', text: 'hi', font: 'baloo', isBold: false, color: '#ffffff', align: 'center' } as const
  const layer = { ...text, letterSpacing: 0, lineHeight: 1, arcDeg: 0, place }
  const document = { version: 1, placement: 'Back A4', layers: [layer] } as const
  expect(
    bulkPicture({ ...polo, items: both, designs: [], designDocuments: [{ ...document, layers: [layer] }] }),
  ).toMatchObject({
    placement: 'Back A4',
    documents: [document],
  })
})

test('a colour that the shop no longer has is pictured white', () => {
  const { colorHex: _, ...unknown } = item
  const items = [{ ...unknown, placement: 'Left' as const }]
  expect(bulkPicture({ productName: 'Tee', productType: 'Polo', items, designs: [] }).colorHex).toBe('#FFFFFF')
})
