import { expect, test } from 'vitest'
import { withoutOwnSize, withViewBox } from './svg-box.ts'

const size = { width: 30, height: 20 }

test.each([
  ['<svg width="30" height="20"><path/></svg>', '<svg viewBox="0 0 30 20" width="30" height="20"><path/></svg>'],
  [
    '<?xml version="1.0"?><!-- <svg> --><s:svg id="a>b"/>',
    '<?xml version="1.0"?><!-- <svg> --><s:svg viewBox="0 0 30 20" id="a>b"/>',
  ],
  ['<svg viewBox="1 2 3 4" width="30"/>', '<svg viewBox="1 2 3 4" width="30"/>'],
])('%s gets a view box if it has none', (source, boxed) => {
  expect(withViewBox(source, size)).toBe(boxed)
})

test('a drawing loses its own size but keeps the widths of its strokes and shapes', () => {
  const shape = '<rect width="5" height="4"/>'
  expect(withoutOwnSize(`<svg width="3mm" stroke-width="2" height='2mm'>${shape}</svg>`, size)).toBe(
    `<svg viewBox="0 0 30 20" stroke-width="2">${shape}</svg>`,
  )
})
