import { maxTexts } from '@teeshala/contract/design-document/design-document'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { afterAll, expect, test } from 'vitest'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { useToasts } from '../../ui/toasts/toast.ts'
import type { Canvas } from '../canvas.ts'
import { changeDrawn, changeShirt, shirtDraft } from '../drafts/design-drafts.ts'
import { firstStyle } from '../layers.ts'
import { duplicateLayers } from './group-layers.ts'

afterAll(() => useToasts.setState({ waiting: [] }))

const area = commonPrintArea('dry-fit', 'Left', [])
const place = { xMm: 5, yMm: 5, widthMm: 20, heightMm: 5, rotationDeg: 0 }
const text = { style: firstStyle('#000000'), width: 4, height: 1 } as NonNullable<PlacedDesign['text']>
const layers = () => shirtDraft('tee').layers
const canvas = (): Canvas => ({
  layers: layers(),
  activeId: undefined,
  area,
  hidden: [],
  keyOf: (id) => `${id} Left`,
  change: (changes) => changeShirt('tee', changes),
})
const design = (id: string): PlacedDesign => ({ id, picture: { name: '' } as PlacedDesign['picture'], place, text })

test('no more texts are duplicated than a placement can have', () => {
  const many = Array.from({ length: maxTexts - 1 }, (_, index) => `text-${index}`)
  for (const id of many) changeDrawn(id, text.style)
  changeShirt('tee', { layers: many })
  const designs = many.map(design)
  expect(duplicateLayers(canvas(), ['text-0', 'text-1'], designs)).toBe(0)
  expect(layers()).toEqual(many)
  expect(duplicateLayers(canvas(), ['text-0'], designs)).toBe(1)
  expect(duplicateLayers(canvas(), ['text-0'], designs)).toBe(0)
  expect(layers()).toHaveLength(maxTexts)
})
