import { expect, test } from 'vitest'
import { publicOrigin } from './public-origin.ts'

test('the shop’s origin is the configured one, otherwise the project’s default on Hosting', () => {
  expect(publicOrigin({ PUBLIC_ORIGIN: 'https://teeshala.in/', GCLOUD_PROJECT: 'tee' })).toBe('https://teeshala.in')
  expect(publicOrigin({ GCLOUD_PROJECT: 'tee' })).toBe('https://tee.web.app')
  expect(publicOrigin({ PUBLIC_ORIGIN: '', GCLOUD_PROJECT: 'tee' })).toBe('https://tee.web.app')
})
