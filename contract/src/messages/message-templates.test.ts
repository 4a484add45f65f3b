import { expect, test } from 'vitest'
import { forGap, messageTemplates, messageText } from './message-templates.ts'
import { templateNames } from './template-names.ts'

test.each(templateNames)('%s has each of its gaps once, and its examples fit them', (name) => {
  const { text, gaps } = messageTemplates[name]
  const numbers = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number))
  expect(numbers.sort()).toEqual(gaps.map((_, index) => index + 1))
  const words = messageText(
    name,
    gaps.map(({ example }) => example),
  )
  for (const { example } of gaps) expect(words).toContain(example)
  expect(words).not.toContain('{{')
})

test.each([
  ['too few values', ['TS1', '1,299.00']],
  ['an amount in letters', ['TS1', 'a lot', 'https://shop.test/order/TS1']],
  ['an invalid link', ['TS1', '1,299.00', 'shop']],
  ['an empty number', ['', '1,299.00', 'https://shop.test/order/TS1']],
  ['more than forty characters', ['T'.repeat(41), '1,299.00', 'https://shop.test/order/TS1']],
])('%s are refused as the values of a message', (_, values) => {
  expect(messageText('order_placed', values)).toBeUndefined()
})

test.each([
  ['Blue Dart (Apex)', 'Blue Dart Apex'],
  ['India  Post', 'India Post'],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['<script>', 'script'],
])('the courier %j appears in a message as %j', (typed, said) => {
  expect(forGap(typed)).toBe(said)
})
