import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { beforeEach, expect, test } from 'vitest'
import { changeBulk, changeDrawn, clearBulk, useDrafts } from '../../../../shared/designer/drafts/design-drafts.ts'
import { openHistory, undo } from '../../../../shared/designer/history/design-history.ts'
import { firstStyle } from '../../../../shared/designer/layers.ts'
import type { PlacedDesign } from '../../../../shared/garment/placed-design.ts'
import { copyDesign } from './copy-design.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

const draft = () => useDrafts.getState().bulk.tee
const saysAt = (placement: 'Left' | 'Back A4') =>
  (draft()?.layers?.[placement] ?? []).map((id) => {
    const style = useDrafts.getState().drawn[id]
    return style && 'text' in style ? style.text : id
  })
const picture = { name: '' } as PlacedDesign['picture']
const corner = { xMm: 5, yMm: 5, widthMm: 20, heightMm: 5, rotationDeg: 8 }
const design = (layers: readonly string[], ...pictures: string[]): BulkDesign => ({
  placement: 'Left',
  canvas: {
    layers,
    activeId: undefined,
    area: commonPrintArea('dry-fit', 'Left', []),
    hidden: [],
    keyOf: (id) => `${id} Left`,
    change: () => undefined,
  },
  uploads: [],
  pictures: pictures.map((id) => ({ id, picture, place: corner })),
  written: [],
  printed: [],
  hasHidden: false,
  isBlank: false,
  designs: [],
})
const back = commonPrintArea('dry-fit', 'Back A4', [])
const write = (id: string, text: string) => changeDrawn(id, { ...firstStyle('#000000'), text })

beforeEach(() => {
  clearBulk('tee')
  openHistory({ kind: 'bulk', key: 'tee', usual: 'Front A4' })
  write('team', 'Team Pune')
  changeBulk('tee', () => ({
    placements: ['Left', 'Back A4'],
    layers: { Left: ['sun', 'team'], 'Back A4': [] },
  }))
})

test('a copied design has its picture and its texts, and a change of one does not change the other', () => {
  copyDesign('tee', design(['sun', 'team'], 'sun'), back)
  expect(saysAt('Back A4')).toEqual(['sun', 'Team Pune'])
  write('team', 'Team Nashik')
  expect([saysAt('Left').at(-1), saysAt('Back A4').at(-1)]).toEqual(['Team Nashik', 'Team Pune'])
})

test('the copy goes above what was there, repeats no picture, and is undone in one step', () => {
  write('year', '2026')
  changeBulk('tee', (now) => ({ layers: { ...now.layers, 'Back A4': ['moon', 'year'] } }))
  copyDesign('tee', design(['moon', 'sun', 'team'], 'sun', 'moon'), back)
  expect(saysAt('Back A4')).toEqual(['moon', '2026', 'sun', 'Team Pune'])
  undo()
  expect(saysAt('Back A4')).toEqual(['moon', '2026'])
})

test('more texts than a placement can have are refused with a message', () => {
  const many = Array.from({ length: 15 }, (_, index) => `text-${index}`)
  for (const id of many) write(id, id)
  changeBulk('tee', (now) => ({ layers: { ...now.layers, 'Back A4': many } }))
  expect(copyDesign('tee', design(many), back)).toBe('One placement can have up to 20 texts.')
  expect(saysAt('Back A4')).toEqual(many)
})

test('a copied design keeps its layout, and its groups are separate groups there', () => {
  write('year', '2026')
  useDrafts.setState({ traits: { 'team Left': { group: 'g', isLocked: true }, 'year Left': { group: 'g' } } })
  const style = useDrafts.getState().drawn.team
  const text = { style, width: 4, height: 1 } as NonNullable<PlacedDesign['text']>
  copyDesign(
    'tee',
    {
      ...design(['sun', 'team', 'year'], 'sun'),
      designs: [
        { id: 'sun', picture, place: { ...corner, yMm: 40 } },
        { id: 'team', picture, place: corner, text },
      ],
    },
    back,
  )
  const { spots, places, traits } = useDrafts.getState()
  const [, team = '', year = ''] = draft()?.layers?.['Back A4'] ?? []
  const factor = back.widthMm / commonPrintArea('dry-fit', 'Left', []).widthMm
  expect(spots[`${team} Back A4`]?.letterMm).toBeCloseTo(5 * factor, 1)
  expect(spots[`${team} Back A4`]?.rotationDeg).toBe(8)
  expect(places['sun Back A4']?.widthMm).toBeCloseTo(20 * factor, 1)
  const [one, other] = [traits[`${team} Back A4`], traits[`${year} Back A4`]]
  expect(one).toEqual(other)
  expect(one?.group).not.toBe('g')
  expect(one?.isLocked).toBeUndefined()
})
