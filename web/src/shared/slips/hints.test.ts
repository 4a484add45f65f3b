import { expect, test } from 'vitest'
import { changesOf } from './hints.tsx'

const bengaluru = { city: 'Bengaluru', state: 'Karnataka' }
const delhi = { city: 'New Delhi', state: 'Delhi' }
const nowhere = { city: '', state: '' }

test('a PIN code never keeps the city of another', () => {
  expect(changesOf(nowhere, nowhere, bengaluru)).toEqual(bengaluru)
  expect(changesOf(bengaluru, bengaluru, delhi)).toEqual(delhi)
  expect(changesOf(bengaluru, bengaluru, nowhere)).toEqual(nowhere)
})

test('what was typed stays, whatever the PIN code says', () => {
  expect(changesOf({ ...bengaluru, city: 'Whitefield' }, bengaluru, delhi)).toEqual({ state: 'Delhi' })
  expect(changesOf(bengaluru, nowhere, nowhere)).toEqual({})
  expect(changesOf(bengaluru, nowhere, delhi)).toEqual({})
})
