import { printArea } from '@teeshala/contract/garment/print-area'
import { expect, test } from 'vitest'
import { placeAfterKey } from './design-keys.ts'

const area = printArea('dry-fit', 'Front A4')
const place = { xMm: 50, yMm: 60, widthMm: 100, heightMm: 50, rotationDeg: 0 }
const press = (key: string, shiftKey = false) => placeAfterKey(place, { key, shiftKey }, area)

test.each([
  ['ArrowLeft', false, { xMm: 49, yMm: 60 }],
  ['ArrowRight', false, { xMm: 51, yMm: 60 }],
  ['ArrowUp', false, { xMm: 50, yMm: 59 }],
  ['ArrowDown', false, { xMm: 50, yMm: 61 }],
  ['ArrowLeft', true, { xMm: 40, yMm: 60 }],
  ['ArrowRight', true, { xMm: 60, yMm: 60 }],
  ['ArrowUp', true, { xMm: 50, yMm: 50 }],
  ['ArrowDown', true, { xMm: 50, yMm: 70 }],
  ['+', false, { widthMm: 105 }],
  ['=', false, { widthMm: 105 }],
  ['-', false, { widthMm: expect.closeTo(100 / 1.05, 6) }],
  ['_', true, { widthMm: expect.closeTo(100 / 1.05, 6) }],
  [']', false, { rotationDeg: 5 }],
  ['[', false, { rotationDeg: -5 }],
  ['{', true, { rotationDeg: -1 }],
  ['}', true, { rotationDeg: 1 }],
  ['Home', false, { xMm: 0, yMm: 60 }],
  ['End', false, { xMm: 110, yMm: 60 }],
  ['PageUp', false, { xMm: 50, yMm: 0 }],
  ['PageDown', false, { xMm: 50, yMm: 247 }],
  ['c', false, { xMm: 55, yMm: 123.5 }],
  ['C', true, { xMm: 55, yMm: 123.5 }],
])('the key %s (shift: %s) moves the design', (key, shiftKey, expected) => {
  expect(press(key, shiftKey)).toMatchObject(expected)
})

test('the arrow keys leave the centre, where the mouse would snap', () => {
  const centred = { ...place, xMm: 55 }
  expect(placeAfterKey(centred, { key: 'ArrowLeft', shiftKey: false }, area)?.xMm).toBe(54)
})

test.each(['Tab', 'Enter', 'a', 'Escape'])('the key %s is left to the page', (key) => {
  expect(press(key)).toBeUndefined()
})
