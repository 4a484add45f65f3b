import { expect, it } from 'vitest'
import { measurements } from '../../garment/size-chart.ts'
import { sizes } from '../categories.ts'
import { bulkOrderSizes, singleOrderSizes } from './size.ts'
import { sizeLabel } from './size-label.ts'
import { isMadeIn, sizesOffered } from './sizes-offered.ts'

it('a size has the same label on every page, and the same label means the same cut', () => {
  expect(singleOrderSizes.map(sizeLabel)).toEqual(['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'])
  expect(bulkOrderSizes.map(sizeLabel)).toEqual(['XS', ...singleOrderSizes.map(sizeLabel)])
  expect(sizes.map(sizeLabel)).toEqual(sizes)
  for (const size of bulkOrderSizes) {
    const same = sizes.find((one) => one === sizeLabel(size))
    if (same) expect(measurements('polo', size)).toEqual(measurements('polo', same))
  }
})

it('a garment is offered in the sizes that it is made in, and above the catalogue’s largest only if it is made in that one', () => {
  expect(sizesOffered(bulkOrderSizes, ['XS', 'S', 'M'])).toEqual(['xS', 'S', 'M'])
  expect(sizesOffered(singleOrderSizes, ['S', 'M', 'L', 'XL', 'XXL'])).toEqual(singleOrderSizes)
  expect(sizesOffered(bulkOrderSizes, ['S', 'XXL'])).toEqual(['S', '2XL', '3XL', '4XL', '5XL'])
  expect(sizesOffered(bulkOrderSizes, [])).toEqual(bulkOrderSizes)
})

it.each([
  ['M', ['S', 'M'], true],
  ['xS', ['XS', 'S'], true],
  ['xS', ['S', 'M'], false],
  ['2XL', ['XXL'], true],
  ['5XL', ['XXL'], true],
  ['3XL', ['S', 'M', 'L', 'XL'], false],
  ['5XL', [], true],
] as const)('an order of size %s for a garment made in %j is accepted: %s', (size, made, isTaken) => {
  expect(isMadeIn(size, made)).toBe(isTaken)
})
