import { describe, expect, test } from 'vitest'
import { authValue, type Claims } from './auth-value.ts'
import type { RulesMap } from './values/rules-value.ts'

describe('request.auth', () => {
  test.each<[string, Claims | null]>([
    ['without a token', null],
    ['with a token that names nobody', { admin: true }],
    ['with an empty name', { sub: '' }],
    ['with a name that is not text', { sub: 7 }],
  ])('is null %s', (_, claims) => expect(authValue(claims)).toBe(null))

  test('has the uid and every claim of the token', () => {
    const claims = {
      sub: 'asha',
      admin: true,
      exp: 1767225600,
      share: 0.5,
      firebase: { identities: { email: ['a@b.c'] } },
    }
    const auth = authValue(claims) as RulesMap
    const token = auth.get('token') as RulesMap
    expect(auth.get('uid')).toBe('asha')
    expect([token.get('admin'), token.get('exp'), token.get('share')]).toEqual([true, 1767225600n, 0.5])
    const identities = (token.get('firebase') as RulesMap).get('identities') as RulesMap
    expect(identities.get('email')).toEqual(['a@b.c'])
    expect((authValue({ user_id: 'ravi' }) as RulesMap).get('uid')).toBe('ravi')
  })
})
