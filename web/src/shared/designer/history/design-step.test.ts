import { expect, test } from 'vitest'
import { firstStyle } from '../layers.ts'
import { type Step, stepInWords } from './design-step.ts'

const chai = { ...firstStyle('#000000'), text: 'Chai' }
const spot = { middleXMm: 10, middleYMm: 10, letterMm: 10, rotationDeg: 0 }
const step: Step = {
  single: ['sun', 'chai'],
  shirt: undefined,
  bulk: undefined,
  latest: undefined,
  drawn: { chai },
  spots: { 'chai Left': spot },
  places: {},
  traits: {},
}

test.each<[string, Partial<Step>, string]>([
  ['appears', { single: ['sun'] }, 'Chai is back'],
  [
    'disappears',
    { single: ['sun', 'chai', 'wala'], drawn: { chai, wala: { ...chai, text: '' } } },
    'Empty text is gone',
  ],
  ['is replaced by a file of the same name', { single: ['star', 'chai'] }, 'The picture changed'],
  ['moves', { spots: { 'chai Left': { ...spot, letterMm: 12 } } }, 'Chai moved'],
  ['changes its text', { drawn: { chai: { ...chai, text: 'Coffee' } } }, 'Chai changed'],
  ['is unlocked', { traits: { 'chai Left': { isLocked: true } } }, 'Chai changed'],
  ['changes its order', { single: ['chai', 'sun'] }, 'the order changed'],
  ['appears with others', { single: [], drawn: {}, shirt: ['moon'] }, '3 layers changed'],
])('a layer that %s is announced by its name', (_, before, words) => {
  expect(stepInWords({ ...step, ...before }, step)).toBe(words)
})
