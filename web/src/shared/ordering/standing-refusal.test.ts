import { expect, test } from 'vitest'
import * as texts from '../../texts/shared/buyer.ts'
import { standingRefusal } from './standing-refusal.ts'

const good = { problems: {} }
const marked = { problems: { phone: 'Please fill this in' } }

test.each([
  ['asks for the marked fields as long as there are some', texts.checkTheMarkedFields, [good, marked], true],
  ['no longer asks for them when the last is corrected', texts.checkTheMarkedFields, [good, good], false],
  ['no longer asks for a name and a number once they are filled in', texts.tellUsYourNameAndAPhone, [good], false],
  ['stays if it is about something else', 'We cannot reach the shop.', [good, good], true],
])('a refused order %s', (_, refusal, parts, stands) => {
  expect(standingRefusal(refusal, ...parts)).toBe(stands ? refusal : undefined)
})
