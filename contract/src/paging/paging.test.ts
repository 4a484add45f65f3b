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

  it('explains what a limit and a cursor are', () => {
    const messageOf = (schema: typeof Cursor | ReturnType<typeof PageLimit>, given: string) =>
      schema.safeParse(given).error?.issues.map(({ message }) => message)
    expect(messageOf(PageLimit(24), 'all')).toEqual(['A number from 1 to 100'])
    expect(messageOf(PageLimit(24), '101')).toEqual(['A number from 1 to 100'])
    expect(messageOf(Cursor, 'a b')).toEqual(['Not a cursor of this list'])
  })

  it.each(['', 'a b', '../x', 'é'])('refuses the cursor %j', (given) => {
    expect(Cursor.safeParse(given).success).toBe(false)
  })
})
