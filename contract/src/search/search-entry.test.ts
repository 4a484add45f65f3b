import { expect, it } from 'vitest'
import { fabricOf } from './fabric.ts'
import { searchEntryOf, searchShape, searchShardOf, searchShards } from './search-entry.ts'

it('ten thousand products spread evenly over all shards, none more than twice its share', () => {
  const counts = new Map<string, number>()
  for (let number = 1; number <= 10_000; number++) {
    const shard = searchShardOf(`scale-${number}`)
    counts.set(shard, (counts.get(shard) ?? 0) + 1)
  }
  expect(counts.size).toBe(searchShards)
  expect(Math.max(...counts.values())).toBeLessThan((2 * 10_000) / searchShards)
})

it.each([
  ['100% cotton honeycomb piqué', 'Cotton'],
  ['95% cotton, 5% elastane', 'Cotton'],
  ['80% cotton, 20% polyester brushed fleece', 'Cotton blend'],
  ['100% polyester micro-mesh', 'Polyester'],
  ['Handloom linen', 'Linen'],
  ['Merino wool', 'Other'],
  [undefined, undefined],
])('the fabric of %j is %s', (cloth, fabric) => {
  expect(fabricOf(cloth)).toBe(fabric)
})

it('changing what is stored for the search requires raising its shape, so that all entries are rewritten', () => {
  const at = new Date(0)
  const entry = searchEntryOf({
    name: 'Chai Tee',
    pricePaise: 49_900,
    category: 'Men',
    typeId: 'round-neck',
    type: 'Round Neck',
    description: 'Half a glass. '.repeat(40),
    images: ['/catalogue/chai.webp'],
    sizes: ['S', 'XXL'],
    colors: ['black'],
    isCustomizable: true,
    printedSides: ['front'],
    stock: 1,
    isBestSeller: true,
    isNew: false,
    isSeasonal: false,
    isHidden: false,
    specification: {
      fabric: '80% cotton, 20% polyester',
      fit: 'Regular fit',
      neck: 'Ribbed neck',
      sleeve: 'Half sleeve',
      country: 'India',
    },
    searchKeys: [],
    createdAt: at,
    updatedAt: at,
  })
  expect({ searchShape, searchShards, entry }).toEqual({
    searchShape: 3,
    searchShards: 64,
    entry: {
      name: 'Chai Tee',
      type: 'Round Neck',
      category: 'Men',
      description: 'Half a glass. '.repeat(40).slice(0, 400),
      make: '80% cotton, 20% polyester, Regular fit, Ribbed neck, Half sleeve',
      fabric: 'Cotton blend',
      country: 'India',
      sizes: ['S', 'XXL'],
      colors: ['black'],
      pricePaise: 49_900,
      isCustomizable: true,
      isPrinted: true,
      isBestSeller: true,
      isNew: false,
      isSeasonal: false,
      createdAt: at,
    },
  })
})
