import { expect, test } from 'vitest'
import { pictureAddress } from '../uploads/picture-address.ts'
import { cataloguePath } from '../uploads/stored-file.ts'
import { pictureSources } from './picture-sources.ts'

test('a picture bundled with the site is offered in its two widths', () => {
  expect(pictureSources('/catalogue/bagh-front-960.webp')).toEqual({
    webp: '/catalogue/bagh-front-480.webp 480w, /catalogue/bagh-front-960.webp 960w',
  })
})

test('an uploaded picture is offered in all its sizes and both formats, from its own bucket', () => {
  const bucket = { origin: 'https://firebasestorage.googleapis.com', bucket: 'shop.firebasestorage.app' }
  const sources = pictureSources(pictureAddress(cataloguePath('polo.png', 1_767_225_600_000), bucket))
  const address = (size: string) =>
    `${bucket.origin}/v0/b/${bucket.bucket}/o/products%2Fpictures%2F1767225600000-polo.png-${size}?alt=media`
  expect(sources?.avif?.split(', ')).toEqual([`${address('480.avif')} 480w`, `${address('960.avif')} 960w`])
  expect(sources?.webp.split(', ')[0]).toBe(`${address('480.webp')} 480w`)
})

test('any other picture is shown as it is', () => {
  expect(pictureSources('/catalogue/peacock.webp')).toBeUndefined()
  expect(pictureSources('blob:http://127.0.0.1:5000/7c6f')).toBeUndefined()
})
