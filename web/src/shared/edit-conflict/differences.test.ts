import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only differing fields are shown, each as text, and which of them only the other person has changed', () => {
  const theirs = { name: 'Monsoon Tee', price: 499, sizes: ['M'], note: '' }
  const mine = { name: 'Monsoon Tee', price: 549, sizes: ['M', 'L'], note: 'New' }
  const words = {
    note: 'Note',
    name: 'Name',
    price: { label: 'Price', say: (price: number) => `₹${price}` },
    sizes: { label: 'Sizes', say: (sizes: string[]) => sizes.join(', ') },
  }
  expect(differences({ theirs, mine, touched: ['note', 'price'] }, words)).toEqual([
    { label: 'Note', theirs: 'empty', mine: 'New' },
    { label: 'Price', theirs: '₹499', mine: '₹549' },
    { label: 'Sizes', theirs: 'M', mine: 'not changed here' },
  ])
  expect(differences({ theirs: mine, mine, touched: ['price'] }, words)).toEqual([])
})
