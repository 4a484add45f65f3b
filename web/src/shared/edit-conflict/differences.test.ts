import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only the fields that differ are told, each in its words', () => {
  const theirs = { name: 'Monsoon Tee', price: 499, sizes: ['M'], note: '' }
  const mine = { name: 'Monsoon Tee', price: 549, sizes: ['M', 'L'], note: 'New' }
  const words = {
    note: 'Note',
    name: 'Name',
    price: { label: 'Price', say: (price: number) => `₹${price}` },
    sizes: { label: 'Sizes', say: (sizes: string[]) => sizes.join(', ') },
  }
  expect(differences({ theirs, mine }, words)).toEqual([
    { field: 'note', label: 'Note', theirs: 'empty', mine: 'New' },
    { field: 'price', label: 'Price', theirs: '₹499', mine: '₹549' },
    { field: 'sizes', label: 'Sizes', theirs: 'M', mine: 'M, L' },
  ])
  expect(differences({ theirs: mine, mine }, words)).toEqual([])
})
