import { describe, expect, it } from 'vitest'
import { Cursor, PageLimit } from './paging.ts'

describe('paging', () => {
  it.each([
    ['1', 1],
    ['100', 100],
    [undefined, 24],
  ])('reads the limit %s', (given, limit) => {
    expect(PageLimit(24).parse(given)).toBe(limit)
  })

  it.each(['0', '-1', '101', '1.5', '1e2', 'all', '１２', ['1', '2']])('refuses the limit %s', (given) => {
    expect(PageLimit(24).safeParse(given).success).toBe(false)
  })

  it.each(['', 'a b', '../x', 'é'])('refuses the cursor %j', (given) => {
    expect(Cursor.safeParse(given).success).toBe(false)
  })
})
