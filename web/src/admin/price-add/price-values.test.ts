import { expect, test } from 'vitest'
import { isComplete, listedBesides, noPrice, problemsOf, replacedBy, requestOf } from './price-values.ts'

const kraft = { ...noPrice, type: 'Kraft', size: 'A4', gsm: '90gsm', price: 1.1, description: '' }

test('zero is a price, an empty field is not, and a paper needs size and GSM', () => {
  expect(isComplete('binding', { ...noPrice, type: 'Spiral', price: 0 })).toBe(true)
  expect(isComplete('binding', { ...noPrice, type: 'Spiral' })).toBe(false)
  expect(isComplete('binding', { ...noPrice, type: '  ', price: 1 })).toBe(false)
  expect(isComplete('paper', kraft)).toBe(true)
  expect(isComplete('paper', { ...kraft, gsm: ' ' })).toBe(false)
})

test('fields that another section does not use are not sent', () => {
  expect(requestOf('binding', kraft)).toEqual({ section: 'binding', type: 'Kraft', price: 1.1, description: '' })
  expect(problemsOf('paper', kraft)).toEqual({})
  expect(problemsOf('paper', { ...kraft, price: 1.005 })).toEqual({ price: 'At most two decimals' })
})

test('the line to be replaced is found by the same rule as in the shop', () => {
  const { hsn: _hsn, gstPercent: _rate, ...priced } = kraft
  const listed = { ...priced, _id: 'Kraft|A4|90gsm', updatedAt: '2026-11-21T00:00:00.000Z' }
  expect(replacedBy('paper', { ...kraft, type: ' Kraft ' }, [listed])).toBe(listed)
  expect(replacedBy('paper', { ...kraft, gsm: '100gsm' }, [listed])).toBeUndefined()
})

test('an HSN of its own is sent with its GST rate, and neither without the other', () => {
  const cover = { ...noPrice, type: 'Hard cover', price: 120, hsn: ' 4820 ', gstPercent: '18' }
  expect(requestOf('binding', cover)).toMatchObject({ hsn: '4820', gstPercent: 18 })
  expect(problemsOf('binding', cover)).toEqual({})
  expect(problemsOf('binding', { ...cover, gstPercent: '' })).toEqual({ gstPercent: 'Please choose the GST rate' })
  expect(problemsOf('binding', { ...cover, hsn: '' })).toEqual({ hsn: 'Please enter the HSN or SAC' })
})

test('a listed name fills in its other fields, and any other name gets the initial ones', () => {
  const listed = { _id: 'Silver', type: 'Silver', price: 299, hsn: '4911', gstPercent: 18, updatedAt: '' }
  const begun = { ...noPrice, description: 'Of the paper before' }
  expect(listedBesides({ ...listed, description: 'Two drafts' }, begun)).toEqual({
    description: 'Two drafts',
    hsn: '4911',
    gstPercent: '18',
  })
  expect(listedBesides(listed, begun).description).toBe('')
  expect(listedBesides(undefined, begun)).toEqual({ description: 'Of the paper before', hsn: '', gstPercent: '' })
})
