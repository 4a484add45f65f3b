import { expect, test } from 'vitest'
import { layersAt, withLaid, withLayers } from '../../../../shared/designer/bulk-layers.ts'
import type { BulkDraft } from '../../../../shared/designer/design-drafts.ts'
import {
  isUsed,
  withDesign,
  withoutDesign,
  withoutUpload,
  withPlacementToggled,
  withTextsMoved,
} from './bulk-designs.ts'

const empty: BulkDraft = { placements: [], designs: {}, lines: [] }
function after(draft: BulkDraft, ...steps: ((draft: BulkDraft) => Partial<BulkDraft>)[]): BulkDraft {
  let now = draft
  for (const step of steps) now = { ...now, ...step(now) }
  return now
}

const toggle = (placement: Parameters<typeof withPlacementToggled>[1]) => (draft: BulkDraft) =>
  withPlacementToggled(draft, placement)

test('placements stand in the shop’s order, whatever order they are chosen in', () => {
  expect(after(empty, toggle('Back A4'), toggle('Left')).placements).toEqual(['Left', 'Back A4'])
})

test('a design chosen before the placement is printed there', () => {
  const draft = after(empty, (now) => withDesign(now, undefined, 'sun'), toggle('Left'))
  expect(draft.designs).toEqual({ Left: 'sun' })
})

test('the first design is printed at every chosen placement; another one only where it is chosen', () => {
  const both = after(empty, toggle('Left'), toggle('Back A4'), (now) => withDesign(now, 'Left', 'sun'))
  expect(both.designs).toEqual({ Left: 'sun', 'Back A4': 'sun' })
  expect(after(both, (now) => withDesign(now, 'Back A4', 'moon')).designs).toEqual({ Left: 'sun', 'Back A4': 'moon' })
})

test('a design taken from one placement stays at the other, and is used until the last has lost it', () => {
  const both = after(empty, toggle('Left'), toggle('Right'), (now) => withDesign(now, 'Left', 'sun'))
  const one = after(both, (now) => withoutDesign(now, 'Left', 'sun'))
  expect(one.designs).toEqual({ Right: 'sun' })
  expect(isUsed(one, 'sun')).toBe(true)
  expect(
    isUsed(
      after(one, (now) => withoutDesign(now, 'Right', 'sun')),
      'sun',
    ),
  ).toBe(false)
})

test('a design that never arrived is taken from all its placements, and the next one is printed at all of them', () => {
  const both = after(empty, toggle('Left'), toggle('Right'), (now) => withDesign(now, 'Left', 'sun'))
  const none = after(both, (now) => withoutUpload(now, 'sun'))
  expect([none.designs, none.latest, isUsed(none, 'sun')]).toEqual([{}, undefined, false])
  expect(after(none, (now) => withDesign(now, 'Left', 'moon')).designs).toEqual({ Left: 'moon', Right: 'moon' })
})

test('a placement given up and chosen again has its own design still', () => {
  const draft = after(
    empty,
    toggle('Left'),
    (now) => withDesign(now, 'Left', 'sun'),
    toggle('Back A4'),
    (now) => withDesign(now, 'Back A4', 'moon'),
    toggle('Left'),
    toggle('Left'),
  )
  expect(draft.designs.Left).toBe('sun')
  expect(draft.active).toBe('Left')
})

test('the placement on show is the one chosen last; when it is given up, the first of the others', () => {
  const both = after(empty, toggle('Left'), toggle('Right'), toggle('Back A4'))
  expect(both.active).toBe('Back A4')
  expect(after(both, toggle('Right'))).toMatchObject({ placements: ['Left', 'Back A4'], active: 'Back A4' })
  expect(after(both, toggle('Back A4'))).toMatchObject({ placements: ['Left', 'Right'], active: 'Left' })
})

test('a placement chosen before any design has none', () => {
  expect(after(empty, toggle('Left')).designs).toEqual({})
})

test('what a placement gets that is chosen next is the latest design that is left', () => {
  const two = after(
    empty,
    toggle('Left'),
    toggle('Right'),
    (now) => withDesign(now, 'Left', 'sun'),
    (now) => withDesign(now, 'Right', 'moon'),
  )
  const withoutMoon = after(two, (now) => withoutDesign(now, 'Right', 'moon'))
  expect(withoutMoon).toMatchObject({ designs: { Left: 'sun' }, latest: 'sun' })
  expect(isUsed(withoutMoon, 'moon')).toBe(false)
  const withoutSun = after(two, (now) => withoutDesign(now, 'Left', 'sun'))
  expect(withoutSun).toMatchObject({ designs: { Right: 'moon' }, latest: 'moon' })
  expect(after(two, (now) => withoutDesign(now, 'Right', 'sun')).designs).toEqual({ Left: 'sun', Right: 'moon' })
})

test('a design is used while a placement has it, and while it is what the next one gets', () => {
  const latest = after(empty, (now) => withDesign(now, undefined, 'sun'))
  const placed = { ...empty, designs: { Left: 'sun' } }
  expect([latest, placed, empty].map((draft) => isUsed(draft, 'sun'))).toEqual([true, true, false])
})

test('a picture lies below the texts of its placement until it is laid elsewhere, and its successor lies where it lay', () => {
  const written = after(empty, toggle('Left'), (now) => withLayers(now, 'Left', ['team'], undefined))
  expect(layersAt(written, 'Left', undefined)).toEqual(['team'])
  expect(layersAt(written, 'Left', 'sun')).toEqual(['sun', 'team'])
  const raised = after(written, (now) => withLayers(now, 'Left', ['team', 'sun', 'year'], 'sun'))
  expect(layersAt(raised, 'Left', 'sun')).toEqual(['team', 'sun', 'year'])
  expect(layersAt(raised, 'Left', 'moon')).toEqual(['team', 'moon', 'year'])
  expect(layersAt(raised, 'Left', undefined)).toEqual(['team', 'year'])
  expect(layersAt(raised, 'Right', 'sun')).toEqual(['sun'])
})

test('what is written before a placement is chosen is printed at the first one; later ones have texts of their own', () => {
  const written = after(empty, (now) => withLayers(now, 'Front A4', ['team'], undefined))
  const move = (to: 'Left' | 'Right') => (now: BulkDraft) => withTextsMoved(now, 'Front A4', to)
  const first = after(written, move('Left'), toggle('Left'))
  expect(first.layers).toEqual({ Left: ['team'] })
  expect(after(first, move('Right'), toggle('Right')).layers).toEqual({ Left: ['team'] })
})

test('a saved design takes the place of what was at its placement, and leaves the others as they are', () => {
  const both = after(empty, toggle('Left'), toggle('Back A4'), (now) => withDesign(now, 'Left', 'sun'))
  const laid = after(both, (now) => withLaid(now, 'Back A4', ['words', 'moon', 'glass'], 'moon'))
  expect(laid.designs).toEqual({ Left: 'sun', 'Back A4': 'moon' })
  expect(layersAt(laid, 'Back A4', 'moon')).toEqual(['words', 'moon', 'glass'])
  expect(laid).toMatchObject({ active: 'Back A4', activeLayer: 'glass', latest: 'sun' })
  const written = after(laid, (now) => withLaid(now, 'Left', ['words'], undefined))
  expect(written.designs).toEqual({ 'Back A4': 'moon' })
  expect(after(empty, (now) => withLaid(now, 'Right', ['moon'], 'moon')).placements).toEqual(['Right'])
})
