import { expect, test } from 'vitest'
import { expiresAtMs } from './id-token.ts'

const tokenWith = (payload: unknown) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('a token says when it expires', () => {
  expect(expiresAtMs(tokenWith({ exp: 1_800_000_000, name: 'मीरा 👕' }))).toBe(1_800_000_000_000)
})

test.each(['', 'no token', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' })])(
  'an invalid token counts as expired: %s',
  (token) => {
    expect(expiresAtMs(token)).toBe(0)
  },
)
