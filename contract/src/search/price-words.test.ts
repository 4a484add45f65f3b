import { expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

test.each([
  ['tees under 500', { words: 'tees', maxPrice: 499 }],
  ['hoodie below 1000', { words: 'hoodie', maxPrice: 999 }],
  ['Hoodie below ₹1,000 black', { words: 'Hoodie black', maxPrice: 999 }],
  ['polo less than Rs. 800', { words: 'polo', maxPrice: 799 }],
  ['polo less than 800 rupees', { words: 'polo', maxPrice: 799 }],
  ['hoodies under 1k', { words: 'hoodies', maxPrice: 999 }],
  ['tshirt <500', { words: 'tshirt', maxPrice: 499 }],
  ['upto 300 kids', { words: 'kids', maxPrice: 300 }],
  ['within 400/- tee', { words: 'tee', maxPrice: 400 }],
  ['500 se kam tshirt', { words: 'tshirt', maxPrice: 499 }],
  ['polo above 700', { words: 'polo', minPrice: 700 }],
  ['tees between 300 and 500', { words: 'tees', minPrice: 300, maxPrice: 500 }],
  ['500-1000', { words: '', minPrice: 500, maxPrice: 1000 }],
  ['polo ₹500 – ₹1,000', { words: 'polo', minPrice: 500, maxPrice: 1000 }],
  ['300 se 500 tshirt', { words: 'tshirt', minPrice: 300, maxPrice: 500 }],
  ['500 rs', { words: '', maxPrice: 500 }],
  ['tshirt 500rs', { words: 'tshirt', maxPrice: 500 }],
  ['tshirt under 500rs', { words: 'tshirt', maxPrice: 499 }],
  ['₹500', { words: '', maxPrice: 500 }],
  ['Rs. 1,299 hoodie', { words: 'hoodie', maxPrice: 1299 }],
  ['499/- tee', { words: 'tee', maxPrice: 499 }],
  ['between 1999 and 2099', { words: '', minPrice: 1999, maxPrice: 2099 }],
  ['under 500', { words: '', maxPrice: 499 }],
])('%s', (q, read) => {
  expect(readPriceWords(q)).toEqual(read)
})

test.each([
  'tee 500',
  'class of 1999',
  'batch 1998-2002',
  'batch 2023-24',
  'size 38-40',
  '160-180 gsm',
  '100-200 pcs',
  'kids 10 rs',
  'under 14 football',
  'under 180 gsm tee',
  'oversized tee',
  'above the clouds tee',
  'under 50% off',
  'kids under 120 months',
])('%s contains no price', (q) => {
  expect(readPriceWords(q)).toEqual({ words: q })
})
