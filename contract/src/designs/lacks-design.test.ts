import { expect, test } from 'vitest'
import { lacksDesign } from './lacks-design.ts'

type Made = Parameters<typeof lacksDesign>[0]

const prints = [{ placement: 'Front A4' }, { placement: 'Back A4' }]
const printed = { kind: 'printed', prints }
const front = { path: 'designs/asha/1-logo.png', name: 'logo.png', placement: 'Front A4' }
const back = { version: 1, layers: [], placement: 'Back A4' }

test.each([
  ['every placement has one', { designs: [front], designDocuments: [back] }, false],
  ['nothing was sent', {}, true],
  ['one placement has none', { designs: [front] }, true],
  ['nothing was sent, and the press is at it', { status: 'in_production' }, true],
  ['it is cancelled', { status: 'cancelled' }, false],
  ['it has left the shop', { status: 'shipped' }, false],
  ['its shirts come without a print', { lines: [{ kind: 'catalogue' }] }, false],
  ['it is on paper', { lines: [{ kind: 'paper' }] }, false],
])('whether a design is missing of an order of which %s', (_, order, expected) => {
  const made: unknown = { status: 'placed', lines: [printed], designs: [], ...order }
  expect(lacksDesign(made as Made)).toBe(expected)
})
