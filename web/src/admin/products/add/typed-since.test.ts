import { expect, test } from 'vitest'
import { emptyValues } from '../form/product-values.ts'
import { typedSince } from './typed-since.ts'

const picture = (id: string) => ({ id, name: `${id}.png`, alt: '' })
const sent = { ...emptyValues, name: 'Disc Tee', price: 499, images: [picture('one')], colorImages: { white: 'one' } }

test('a form unchanged while the product was added is empty afterwards', () => {
  expect(typedSince(sent, { ...sent })).toEqual(emptyValues)
})

test('what was changed while the product was added stays, without the pictures that the product has', () => {
  const now = {
    ...sent,
    name: 'Disc Tee, long',
    images: [picture('one'), picture('two')],
    colorImages: { white: 'one', black: 'two' },
  }
  expect(typedSince(sent, now)).toEqual({
    ...emptyValues,
    name: 'Disc Tee, long',
    images: [picture('two')],
    colorImages: { black: 'two' },
  })
})
