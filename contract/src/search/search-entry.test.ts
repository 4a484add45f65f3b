import { expect, it } from 'vitest'
import { fabricOf } from './fabric.ts'
import { searchShardOf, searchShards } from './search-entry.ts'

it('ten thousand products spread over all shards, none of them twice as full as it should be', () => {
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
])('cloth of %j is %s', (cloth, fabric) => {
  expect(fabricOf(cloth)).toBe(fabric)
})
