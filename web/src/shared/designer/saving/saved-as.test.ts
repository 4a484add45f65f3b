import { expect, test } from 'vitest'
import { changeBulk, changeShirt, changeSingle, clearBulk, clearShirt, clearSingle } from '../drafts/design-drafts.ts'
import { rememberSavedAs, useSaved } from './saved-as.ts'

const saved = { _id: 'chai', name: 'Chai' }
const changed = () => Object.keys(useSaved.getState().drafts)

test('what is drawn after an order, or after a design was emptied, is not the design saved before', () => {
  changeSingle({ designs: ['one'] })
  changeShirt('tee', { layers: ['one'] })
  changeBulk('tee', () => ({ layers: { Left: ['one'], Right: ['one'] } }))
  for (const key of ['single', 'tee', 'bulk tee Left', 'bulk tee Right']) rememberSavedAs(key, saved)
  changeBulk('tee', () => ({ layers: { Left: ['one', 'two'], Right: [] } }))
  expect(changed()).toEqual(['single', 'tee', 'bulk tee Left'])
  clearBulk('tee')
  clearSingle()
  expect(changed()).toEqual(['tee'])
  clearShirt('tee')
  expect(changed()).toEqual([])
})
