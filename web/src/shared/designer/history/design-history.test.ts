import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeUpload } from '../../uploads/run-uploads.ts'
import { addUpload, type Upload, uploadOf } from '../../uploads/uploads-store.ts'
import {
  changeBulk,
  changeDrawn,
  changeShirt,
  changeSingle,
  changeTraits,
  clearBulk,
  clearShirt,
  clearSingle,
  placeKey,
  putDesign,
  putDrawn,
  useDrafts,
} from '../drafts/design-drafts.ts'
import { releasePicture } from '../drafts/released-pictures.ts'
import { addDrawnLayer, firstStyle } from '../layers.ts'
import { asOneStep, forgetGone, openHistory, redo, undo, useDesignHistory } from './design-history.ts'
import { withoutSteps } from './without-steps.ts'

/** Returns the single page's present canvas. */
const canvas = () => ({
  layers: useDrafts.getState().single.designs,
  activeId: undefined,
  area,
  hidden: [],
  keyOf: (id: string) => id,
  change: ({ layers }: { layers?: readonly string[] }) => layers && changeSingle({ designs: layers }),
})
const area = commonPrintArea('dry-fit', 'Front A4', [])

const says = () => {
  const { one } = useDrafts.getState().drawn
  return one && 'text' in one ? one.text : undefined
}
const write = (text: string) => changeDrawn('one', { ...firstStyle('#000000'), text })
const later = () => vi.advanceTimersByTime(2000)

beforeEach(() => {
  vi.useFakeTimers()
  openHistory(undefined)
  // Files share their modules, so that other tests may have left drafts.
  useDrafts.setState(useDrafts.getInitialState())
  changeSingle({ quantity: 1 })
  later()
})

test('a change is undone and redone; a new one after an undo leaves nothing to redo', () => {
  write('first')
  later()
  write('second')
  later()
  undo()
  expect(says()).toBe('first')
  redo()
  expect(says()).toBe('second')
  undo()
  later()
  write('third')
  redo()
  expect(says()).toBe('third')
})

test('continuous typing is one step', () => {
  write('start')
  later()
  for (const text of ['start w', 'start wr', 'start wri']) write(text)
  undo()
  expect(says()).toBe('start')
})

test('a change right after opening a design is its own step', () => {
  write('start')
  openHistory({ kind: 'shirt', key: 'opened' })
  write('changed at once')
  undo()
  expect(says()).toBe('start')
})

test('a layer added right after a change is undone on its own', () => {
  write('start')
  later()
  write('larger')
  const id = addDrawnLayer(canvas(), firstStyle('#000000'))
  putDrawn('one', 'Front A4', { middleXMm: 1, middleYMm: 1, letterMm: 24, rotationDeg: 0 })
  undo()
  expect(useDrafts.getState().spots).not.toHaveProperty(placeKey('one', 'Front A4'))
  undo()
  expect(useDrafts.getState().drawn).not.toHaveProperty(id)
  expect(says()).toBe('larger')
})

test('a hundred steps are kept', () => {
  for (let at = 0; at < 130; at++) {
    write(`step ${at}`)
    later()
  }
  for (let at = 0; at < 130; at++) undo()
  expect(says()).toBe('step 29')
})

test('once the order is placed, or the person changes, nothing can be undone', () => {
  write('mine')
  later()
  clearSingle()
  expect(useDesignHistory.getState()).toEqual({ past: [], future: [] })
})

test('grouped changes are one step', () => {
  write('start')
  later()
  asOneStep(() => {
    write('first')
    later()
    write('second')
  })
  undo()
  expect(says()).toBe('start')
  redo()
  expect(says()).toBe('second')
})

test('grouped changes are their own step, however close the steps before and after are', () => {
  write('start')
  asOneStep(() => write('together'))
  write('after')
  undo()
  expect(says()).toBe('together')
  undo()
  expect(says()).toBe('start')
  const steps = useDesignHistory.getState().past.length
  asOneStep(() => undefined)
  expect(useDesignHistory.getState().past).toHaveLength(steps)
})

test('the layers of a bulk order are undone on its own page, and the steps of other pages end when it is opened', () => {
  const layersAt = () => useDrafts.getState().bulk.tee?.layers
  write('on the single page')
  openHistory({ kind: 'bulk', key: 'tee', usual: 'Left' })
  expect(useDesignHistory.getState().past).toEqual([])
  changeBulk('tee', () => ({ layers: { Left: ['one'] } }))
  changeBulk('tee', () => ({ layers: { Left: ['one', 'two'] } }))
  undo()
  expect(layersAt()).toEqual({ Left: ['one'] })
  undo()
  expect(layersAt()).toEqual({ Left: [] })
  redo()
  redo()
  expect(layersAt()).toEqual({ Left: ['one', 'two'] })
  clearBulk('tee')
  expect(useDesignHistory.getState().past).toEqual([])
  expect(says()).toBeUndefined()
})

test('the first choice on a page is no step, unless it is a layer', () => {
  openHistory({ kind: 'bulk', key: 'tee', usual: 'Left' })
  changeBulk('tee', () => ({ placements: ['Left'] }))
  expect(useDesignHistory.getState().past).toEqual([])
  openHistory({ kind: 'shirt', key: 'line' })
  changeShirt('line', { isChanged: false })
  expect(useDesignHistory.getState().past).toEqual([])
  changeShirt('line', { layers: ['one'] })
  expect(useDesignHistory.getState().past).toHaveLength(1)
  clearBulk('tee')
  clearShirt('line')
})

test('undoing a step keeps the design of a placement chosen since', () => {
  openHistory({ kind: 'bulk', key: 'tee', usual: 'Left' })
  changeBulk('tee', () => ({ placements: ['Left'], layers: { Left: ['one'] }, latest: 'one' }))
  changeBulk('tee', () => ({ layers: { Left: ['one', 'two'] }, latest: 'two' }))
  withoutSteps(() => changeBulk('tee', (now) => ({ layers: { ...now.layers, Right: ['two'] } })))
  undo()
  expect(useDrafts.getState().bulk.tee).toMatchObject({ layers: { Left: ['one'], Right: ['two'] }, latest: 'one' })
})

test('undoing a step keeps a place found at another placement since', () => {
  write('first')
  later()
  write('second')
  const spot = { middleXMm: 20, middleYMm: 30, letterMm: 9, rotationDeg: 0 }
  withoutSteps(() => putDrawn('one', 'Left', spot))
  undo()
  expect([says(), useDrafts.getState().spots[placeKey('one', 'Left')]]).toEqual(['first', spot])
  redo()
  expect(useDrafts.getState().spots[placeKey('one', 'Left')]).toEqual(spot)
})

test('a removed picture can be restored by undo, and its file is deleted once no step can restore it', () => {
  const upload = { id: 'sun', page: 'single', picture: { name: 'sun.png', url: '' }, state: 'sent', share: 1 }
  addUpload(upload as Upload)
  changeSingle({ designs: ['sun'] })
  changeSingle({ designs: [] })
  releasePicture('sun')
  undo()
  expect(useDrafts.getState().single.designs).toEqual(['sun'])
  expect(uploadOf('sun')).toBeDefined()
  redo()
  clearSingle()
  expect(uploadOf('sun')).toBeUndefined()
})

test('a picture with a cancelled upload is removed from all steps, and other changes can still be undone', () => {
  const designs = () => useDrafts.getState().single.designs
  const arrive = (id: string) => {
    addUpload({ id, page: 'single', picture: { name: `${id}.png`, url: '' }, state: 'sending', share: 0 } as Upload)
    changeSingle({ designs: [...designs(), id] })
  }
  const cancel = (id: string) => {
    removeUpload(id)
    withoutSteps(() => changeSingle({ designs: designs().filter((each) => each !== id) }))
    forgetGone(id)
  }
  arrive('sun')
  putDesign('sun', 'Front A4', { xMm: 1, yMm: 2, widthMm: 30, heightMm: 30, rotationDeg: 0 })
  changeTraits(['sun'], { isLocked: true })
  cancel('sun')
  expect(useDesignHistory.getState()).toEqual({ past: [], future: [] })
  changeSingle({ designs: ['moon'] })
  arrive('star')
  changeSingle({ designs: ['star', 'moon', 'sky'] })
  undo()
  cancel('star')
  redo()
  expect(designs()).toEqual(['moon', 'sky'])
  undo()
  undo()
  expect(designs()).toEqual([])
  expect(useDesignHistory.getState().past).toEqual([])
})

test('a released picture stays as long as it is printed elsewhere', () => {
  addUpload({ id: 'sun', page: 'bulk', picture: { name: 'sun.png', url: '' }, state: 'failed', share: 0 } as Upload)
  changeBulk('tee', () => ({ layers: { Left: ['sun'] } }))
  releasePicture('sun')
  expect(uploadOf('sun')).toBeDefined()
  changeBulk('tee', () => ({ layers: { Left: [] } }))
  releasePicture('sun')
  expect(uploadOf('sun'), 'it never arrived, and its file went with a reload').toBeUndefined()
})

test('the layers of a shirt can be undone to none, and closing it ends its steps', () => {
  const layers = () => useDrafts.getState().shirts.tee?.layers
  openHistory({ kind: 'shirt', key: 'tee' })
  changeShirt('tee', { layers: ['one'] })
  changeShirt('tee', { layers: ['one', 'two'] })
  undo()
  expect(layers()).toEqual(['one'])
  undo()
  expect(layers()).toEqual([])
  redo()
  expect(layers()).toEqual(['one'])
  clearShirt('tee')
  expect(useDesignHistory.getState()).toEqual({ past: [], future: [] })
})
