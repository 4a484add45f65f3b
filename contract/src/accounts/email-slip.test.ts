import { expect, test } from 'vitest'
import { meantEmail } from './email-slip.ts'

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['Asha@Gmail.con', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['asha@gmail.in', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@gmial.cmo', 'asha@gmail.com'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha@yahoo.comm', 'asha@yahoo.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
])('%s is taken as a slip for %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'asha@gmail.com',
  'asha@yahoo.co.in',
  'asha@yahoo.fr',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@teeshala.in',
  'asha@gmal.edu',
  'asha@',
  'asha',
  '',
])('%j raises no question', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})
