import { expect, test } from 'vitest'
import { isCataloguePath, sizedPicturePath } from './catalogue-picture.ts'
import { fileAt, pictureAddress, pictureAt } from './picture-address.ts'
import { cataloguePath } from './stored-file.ts'

const bucket = { origin: 'https://firebasestorage.googleapis.com', bucket: 'shop.firebasestorage.app' }

test('the address of an uploaded picture identifies its file, with or without a token', () => {
  const path = cataloguePath('मोर front (1).PNG', 1_767_225_600_000)
  const address = pictureAddress(path, bucket)
  expect(pictureAt(address)).toEqual({ ...bucket, path })
  expect(pictureAt(`${address}&token=0a1b`)).toEqual({ ...bucket, path })
})

test.each([
  '/catalogue/bagh-front-960.webp',
  'https://firebasestorage.googleapis.com/v0/b/shop/o/products%2Fdesigns%2Fuid%2F1767225600000-a.png?alt=media',
  'https://firebasestorage.googleapis.com/v0/b/shop/o/products%2Fcatalogue%2F..%2Fdesigns%2F1767225600000-a.png',
  'https://firebasestorage.googleapis.com/v0/b/shop/o/products%2Fcatalogue%2F%E0%A4?alt=media',
  'not an address',
])('%s is not an uploaded catalogue picture', (address) => {
  expect(pictureAt(address)).toBeUndefined()
})

test('the address of any other file in a bucket identifies it, but not as a catalogue picture', () => {
  const path = 'products/designs/asha/1767225600000-मोर.png'
  const address = pictureAddress(path, bucket)
  expect([fileAt(address), pictureAt(address), fileAt(`/${path}`)]).toEqual([{ ...bucket, path }, undefined, undefined])
})

test('the sizes of a picture are in a folder of their own, and have no sizes themselves', () => {
  const path = 'products/catalogue/1767225600000-a.png'
  const sized = sizedPicturePath(path, 480, 'avif')
  expect(sized).toBe('products/pictures/1767225600000-a.png-480.avif')
  expect([isCataloguePath(path), isCataloguePath(sized)]).toEqual([true, false])
})
