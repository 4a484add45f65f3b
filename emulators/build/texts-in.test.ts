import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

test.each([
  ['<p>Your cart is empty</p>'],
  ['<p>{`Your cart has items`}</p>'],
  ['<Button aria-label="Close" />'],
  ["<Notice title={isOpen ? 'Not found here' : ''} />"],
  ["toast.bad('Please try again')"],
])('a component with its own text is reported: %s', (code) => {
  expect(textsIn(`const hash = 'ü'\nexport const Part = () => ${code}`, true)).toEqual([2])
})

test.each([
  ['<p className="two words" data-state="open">{texts.yourCartIsEmpty}</p>'],
  ['<p>{price} × {count}&nbsp;</p>'],
  ["<Button type=\"submit\" to='/cart' key='Enter' />"],
  ["new TypeError('Not for people to read')"],
])('text that no one reads is not reported: %s', (code) => {
  expect(textsIn(`import 'Some file.css'\nexport const Part = () => ${code}`, true)).toEqual([])
})
