import { expect, test } from 'vitest'
import { layersAt, withLaid, withLayers } from '../../../../shared/designer/drafts/bulk-layers.ts'
import type { BulkDraft } from '../../../../shared/designer/drafts/design-drafts.ts'
import { withLatestLeft, withoutPicture, withPictureShared, withPlacementToggled } from './bulk-designs.ts'

const empty: BulkDraft = { placements: [], layers: {}, lines: [] }
function after(draft: BulkDraft, ...steps: ((draft: BulkDraft) => Partial<BulkDraft>)[]): BulkDraft {
  let now = draft
  for (const step of steps) now = { ...now, ...step(now) }
  return now
}

type Place = Parameters<typeof withPlacementToggled>[1]
const isPicture = (id: string) => ['sun', 'moon'].includes(id)
const toggle = (placement: Place) => (draft: BulkDraft) => withPlacementToggled(draft, placement, 'Front A4')
/** Returns a change that adds a picture or text on top at a placement; the others share the picture. */
const lay = (placement: Place, id: string) => (draft: BulkDraft) => {
  const laid = { ...draft, ...withLayers(draft, placement, [...layersAt(draft, placement), id]) }
  return isPicture(id) ? { ...laid, ...withPictureShared(laid, placement, id, isPicture) } : laid
}
const take = (placement: Place, id: string) => (draft: BulkDraft) => {
  const ids = layersAt(draft, placement).filter((each) => each !== id)
  const left = { ...draft, ...withLayers(draft, placement, ids) }
  return { ...left, ...withLatestLeft(left, isPicture) }
}

test('placements are in the shop’s order, in whatever order they are chosen', () => {
  expect(after(empty, toggle('Back A4'), toggle('Left')).placements).toEqual(['Left', 'Back A4'])
})

test('a design made before a placement is chosen goes to the first one; later ones get the picture, and texts of their own', () => {
  const first = after(empty, lay('Front A4', 'sun'), lay('Front A4', 'team'), toggle('Left'))
  expect(first.layers).toEqual({ Left: ['sun', 'team'] })
  expect(after(first, toggle('Right')).layers).toEqual({ Left: ['sun', 'team'], Right: ['sun'] })
})

test('deselecting the only placement keeps its design in sight', () => {
  const given = after(empty, toggle('Left'), lay('Left', 'sun'), lay('Left', 'team'), toggle('Left'))
  expect(given.layers).toEqual({ 'Front A4': ['sun', 'team'] })
  expect(after(given, toggle('Right')).layers).toEqual({ Right: ['sun', 'team'] })
})

test('the first picture is printed at every chosen placement, above its texts; a further one only where it was added', () => {
  const both = after(empty, toggle('Left'), toggle('Back A4'), lay('Back A4', 'team'), lay('Left', 'sun'))
  expect(both.layers).toEqual({ Left: ['sun'], 'Back A4': ['team', 'sun'] })
  const two = after(both, lay('Back A4', 'moon'))
  expect(two.layers).toEqual({ Left: ['sun'], 'Back A4': ['team', 'sun', 'moon'] })
})

test('a picture that never arrived is removed from all its placements, and the next one is printed at all of them', () => {
  const both = after(empty, toggle('Left'), toggle('Right'), lay('Left', 'sun'), lay('Right', 'team'))
  const none = after(
    both,
    (now) => withoutPicture(now, 'sun'),
    (now) => withLatestLeft(now, isPicture),
  )
  expect([none.layers, none.latest]).toEqual([{ Left: [], Right: ['team'] }, undefined])
  expect(after(none, lay('Left', 'moon')).layers).toEqual({ Left: ['moon'], Right: ['team', 'moon'] })
})

test('a placement deselected and chosen again still has its own design', () => {
  const draft = after(
    empty,
    toggle('Left'),
    lay('Left', 'sun'),
    toggle('Back A4'),
    lay('Back A4', 'moon'),
    toggle('Left'),
    toggle('Left'),
  )
  expect([draft.layers.Left, draft.active]).toEqual([['sun'], 'Left'])
})

test('the placement shown is the one chosen last; when it is deselected, the first of the others', () => {
  const both = after(empty, toggle('Left'), toggle('Right'), toggle('Back A4'))
  expect(both.active).toBe('Back A4')
  expect(after(both, toggle('Right'))).toMatchObject({ placements: ['Left', 'Back A4'], active: 'Back A4' })
  expect(after(both, toggle('Back A4'))).toMatchObject({ placements: ['Left', 'Right'], active: 'Left' })
})

test('a placement chosen before any design has none', () => {
  expect(after(empty, toggle('Left')).layers).toEqual({ Left: [] })
})

test('the next placement gets the latest picture that is still used anywhere', () => {
  const two = after(empty, toggle('Left'), toggle('Right'), lay('Left', 'sun'), lay('Right', 'moon'))
  expect(two.latest).toBe('moon')
  const withoutMoon = after(two, take('Right', 'moon'))
  expect(withoutMoon.latest).toBe('sun')
  expect(after(withoutMoon, toggle('Back A4')).layers['Back A4']).toEqual(['sun'])
  expect(after(two, take('Left', 'sun'), take('Right', 'sun')).latest).toBe('moon')
  expect(after(withoutMoon, take('Left', 'sun'), take('Right', 'sun')).latest).toBeUndefined()
})

test('a saved design replaces what was at its placement, and leaves the others unchanged', () => {
  const both = after(empty, toggle('Left'), toggle('Back A4'), lay('Left', 'sun'))
  const laid = after(both, (now) => withLaid(now, 'Back A4', ['words', 'moon', 'glass'], 'moon'))
  expect(laid.layers).toEqual({ Left: ['sun'], 'Back A4': ['words', 'moon', 'glass'] })
  expect(laid).toMatchObject({ active: 'Back A4', activeLayer: 'glass', latest: 'sun' })
  expect(after(empty, (now) => withLaid(now, 'Right', ['moon'], 'moon'))).toMatchObject({
    placements: ['Right'],
    latest: 'moon',
  })
})
