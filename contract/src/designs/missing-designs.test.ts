import { expect, test } from 'vitest'
import { missingDesigns } from './missing-designs.ts'

type Made = Parameters<typeof missingDesigns>[0]

const prints = [{ placement: 'Back A4' }, { placement: 'Front A4' }]
const printed = { kind: 'printed', prints }
const front = { path: 'designs/asha/1-logo.png', name: 'logo.png', placement: 'Front A4' }
const back = { version: 1, layers: [], placement: 'Back A4' }

test.each<[string, object, string[]]>([
  ['every placement has one', { designs: [front], designDocuments: [back] }, []],
  ['nothing was sent', {}, ['Front A4', 'Back A4']],
  ['one placement has none', { designs: [front] }, ['Back A4']],
  ['nothing was sent, and it is in production', { status: 'in_production' }, ['Front A4', 'Back A4']],
  ['it is cancelled', { status: 'cancelled' }, []],
  ['it has left the shop', { status: 'shipped' }, []],
  ['its shirts have no print', { lines: [{ kind: 'catalogue' }] }, []],
  ['it is a print order on paper', { lines: [{ kind: 'paper' }] }, []],
])('the designs that an order still needs if %s', (_, order, expected) => {
  const made: unknown = { status: 'placed', lines: [printed], designs: [], ...order }
  expect(missingDesigns(made as Made)).toEqual(expected)
})
