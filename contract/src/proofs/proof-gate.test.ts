import { describe, expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import { AnswerProofRequest, type StoredProof } from './proof.ts'
import { asksProof, nextReminder, ownPieces, proofContents, proofStateOf, waitsForProof } from './proof-gate.ts'

const place = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 80, rotationDeg: 0 }
const shirt = {
  _id: '1',
  productId: 'tee',
  name: 'Tee',
  image: '',
  productType: 'Round Neck',
  size: 'M',
  color: 'black',
}
const printed = {
  kind: 'printed',
  ...shirt,
  quantity: 60,
  prints: [{ placement: 'Front A4', unitPricePaise: 24_000 }],
} as const
const design = { path: 'designs/u/1-a.png', name: 'a.png', placement: 'Front A4', place } as const
const text = {
  version: 1,
  placement: 'Back A4',
  layers: [{ kind: 'text', text: 'Team', font: 'anton', color: '#ffffff', place }],
}
type Printed = Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments'>
const order = (changes: object = {}) => ({ lines: [printed], designs: [design], ...changes }) as unknown as Printed

const people = [
  { name: 'Ravi', number: '7' },
  { name: 'Anil', number: '8' },
]

test.each([
  ['60 pieces with a picture', order(), 50, true],
  ['60 pieces with only a text', order({ designs: [], designDocuments: [text] }), 50, true],
  ['exactly the limit', order(), 60, false],
  ['pieces without a design', order({ designs: [] }), 50, false],
  ['a shop without a proof limit', order(), null, false],
  [
    'a cart of 51 shirts with a design',
    order({ lines: [{ kind: 'catalogue', ...shirt, quantity: 51, design }], designs: [] }),
    50,
    true,
  ],
  [
    'a cart of 51 shirts with a design document',
    order({
      lines: [{ kind: 'catalogue', ...shirt, quantity: 51, designDocument: { version: 1, layers: text.layers } }],
      designs: [],
    }),
    50,
    true,
  ],
  [
    'a cart of 51 plain shirts',
    order({ lines: [{ kind: 'catalogue', ...shirt, quantity: 51 }], designs: [] }),
    50,
    false,
  ],
  ['a team of two with names', order({ lines: [{ ...printed, quantity: 2, people }] }), 50, true],
  ['a team with names in a shop without a proof limit', order({ lines: [{ ...printed, people }] }), null, false],
  ['paper', order({ lines: [{ kind: 'paper', quantity: 900 }] }), 50, false],
] as const)('a proof for %s is required: %s', (_name, given, above, isAsked) => {
  expect(asksProof(given, above)).toBe(isAsked)
})

test('the pieces of all printed lines are added up', () => {
  expect(ownPieces(order({ lines: [printed, { ...printed, color: 'white' }] }))).toBe(120)
})

describe('what is approved', () => {
  const contents = proofContents(order({ designDocuments: [text] }))

  test('is the same for any field order in the database, and for more pieces', () => {
    const turned = (value: object) => Object.fromEntries(Object.entries(value).reverse())
    const again = order({
      lines: [{ ...turned(printed), quantity: 99 }],
      designs: [turned(design)],
      designDocuments: [turned(text)],
    })
    expect(proofContents(again)).toBe(contents)
  })

  test.each([
    ['another file', { designs: [{ ...design, path: 'designs/u/2-a.png' }] }],
    ['a print moved by a millimetre', { designs: [{ ...design, place: { ...place, xMm: 1 } }] }],
    ['another placement', { designs: [{ ...design, placement: 'Back A4' }] }],
    ['another fabric colour', { lines: [{ ...printed, colorHex: '#ff0000' }] }],
    ['a changed name', { lines: [{ ...printed, people }] }],
    ['one colour more', { lines: [printed, { ...printed, color: 'white' }] }],
    ['another text', { designDocuments: [{ ...text, layers: [{ ...text.layers[0], text: 'Teams' }] }] }],
    ['another ink', { designDocuments: [{ ...text, layers: [{ ...text.layers[0], color: '#000000' }] }] }],
  ])('does not cover %s', (_name, change) => {
    expect(proofContents(order({ designDocuments: [text], ...change }))).not.toBe(contents)
  })
})

const sentAt = new Date('2026-11-20T10:00:00Z')
const version = { number: 1, hash: 'now', sentAt, pictures: [] }
const answered = (is: 'approved' | 'changes_asked', hash = 'now'): StoredProof => ({
  versions: [{ ...version, hash, answer: { is, at: sentAt } }],
})

test.each([
  ['nothing sent', { versions: [] }, 'to_make', true],
  ['sent', { versions: [version] }, 'sent', true],
  ['changes requested', answered('changes_asked'), 'changes_asked', true],
  ['approved', answered('approved'), 'approved', false],
  ['approved, then changed', answered('approved', 'before'), 'to_make', true],
  ['approved, then another version sent', { versions: [...answered('approved').versions, version] }, 'sent', true],
  ['waived by staff', { versions: [], isWaived: true }, 'to_make', false],
] as const)('%s: the proof is %s, production waits: %s', (_name, proof, state, waits) => {
  expect(proofStateOf(proof as StoredProof, 'now')).toBe(state)
  expect(waitsForProof(proof as StoredProof, 'now')).toBe(waits)
})

test('an order without a required proof waits for none', () => {
  expect(waitsForProof(undefined, 'now')).toBe(false)
})

test.each([
  [0, 24],
  [23, 24],
  [24, 72],
  [71, 72],
  [72, undefined],
])('%i hours after a proof was sent, the next reminder is sent after %s', (hours, next) => {
  const at = (count: number) => new Date(sentAt.getTime() + count * 3_600_000)
  expect(nextReminder(sentAt, at(hours))).toEqual(next === undefined ? undefined : at(next))
})

test('asking for changes needs a comment, an approval does not', () => {
  expect(AnswerProofRequest.safeParse({ answer: 'approved' }).success).toBe(true)
  expect(AnswerProofRequest.safeParse({ answer: 'changes_asked', comment: ' ' }).success).toBe(false)
  expect(AnswerProofRequest.safeParse({ answer: 'changes_asked', comment: 'Larger' }).success).toBe(true)
})
