import { describe, expect, it } from 'vitest'
import { isPageWord, pagesSoughtBy } from './pages-sought.ts'

describe('a search for something other than a product leads to its page:', () => {
  it.each([
    ['thesis', ['printing']],
    ['Thesis binding', ['printing']],
    ['flyers', ['printing']],
    ['Xerox', ['printing']],
    ['zerox near me', ['printing']],
    ['photo copy', ['printing']],
    ['visiting cards', ['printing']],
    ['A3 posters', ['printing']],
    ['printing', ['printing']],
    ['track my order', ['tracking']],
    ['where is my order', ['tracking']],
    ['track', ['tracking']],
    ['return', ['returns']],
    ['refund policy', ['returns']],
    ['shipping charges', ['returns']],
    ['delivery time', ['returns']],
    ['contact number', ['contact']],
    ['customer care', ['contact']],
    ['help', ['contact']],
    ['bulk order', ['bulk']],
    ['cod', ['payment']],
    ['COD available', ['payment']],
    ['cash on delivery', ['payment', 'returns']],
    ['GST invoice', ['tracking']],
    ['resume print', ['printing']],
    ['design your own', ['design']],
    ['forgot password', ['password']],
    ['cancel my order', ['tracking', 'returns']],
  ])('%s', (q, pages) => {
    expect(pagesSoughtBy(q)).toEqual(pages)
  })

  it.each([
    'tshirt',
    'printed tee',
    'tshirt printing',
    'track pants',
    'playing card tee',
    'paper crane hoodie',
    'help me tee',
    'qr code tee',
    'design',
    'own it tee',
    'upi tee',
    'लाल टी-शर्ट',
    '',
    '—!',
  ])('%j is about products', (q) => {
    expect(pagesSoughtBy(q)).toEqual([])
  })
})

it.each([
  ['flyer', true],
  ['refund', true],
  ['track', false],
  ['card', false],
])('whether %s on its own asks for a page: %s', (word, asks) => {
  expect(isPageWord(word)).toBe(asks)
})
