import { beforeEach, expect, test, vi } from 'vitest'
import { changeSingle, changeText, clearSingle, useDrafts } from '../custom-draft.ts'
import { redo, undo, useDesignHistory } from './design-history.ts'
import { firstStyle } from './layers.ts'

const says = () => useDrafts.getState().texts.one?.text
const write = (text: string) => changeText('one', { ...firstStyle('#000000'), text })
const later = () => vi.advanceTimersByTime(2000)

beforeEach(() => {
  vi.useFakeTimers()
  clearSingle()
  changeSingle({ quantity: 1 })
  later()
})

test('a change is taken back and made again; a new one after that has nothing to be made again', () => {
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

test('what is typed in one go is one step', () => {
  write('start')
  later()
  for (const text of ['start w', 'start wr', 'start wri']) write(text)
  undo()
  expect(says()).toBe('start')
})

test('a hundred steps are kept', () => {
  for (let at = 0; at < 130; at++) {
    write(`step ${at}`)
    later()
  }
  for (let at = 0; at < 130; at++) undo()
  expect(says()).toBe('step 29')
})

test('once the order is placed, or somebody else sits here, nothing comes back', () => {
  write('mine')
  later()
  clearSingle()
  expect(useDesignHistory.getState()).toEqual({ past: [], future: [] })
})
