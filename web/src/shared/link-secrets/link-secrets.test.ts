import { expect, test } from 'vitest'
import { secretsIn } from './link-secrets.ts'

test('a link opens its order by its fragment (after #) or, like older links, by its query (after ?)', () => {
  expect([
    secretsIn({ hash: '#t=x%2By&confirm=123', search: '' }),
    secretsIn({ hash: '', search: '?t=x%2By' }),
    secretsIn({ hash: '#t=new', search: '?t=old' }),
    secretsIn({ hash: '#designs', search: '?tab=2' }),
  ]).toEqual([
    { t: 'x+y', confirm: '123' },
    { t: 'x+y', confirm: undefined },
    { t: 'new', confirm: undefined },
    undefined,
  ])
})
