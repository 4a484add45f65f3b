import { expect, test } from 'vitest'
import { secretsIn } from './link-secrets.ts'

test('a link opens its order by what stands behind the # and, as links did before, behind the ?', () => {
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
