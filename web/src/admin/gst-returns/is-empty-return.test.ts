import { expect, test } from 'vitest'
import { isEmptyReturn } from './is-empty-return.ts'

const empty = { invoices: 0, creditNotes: 0, sections: [{ section: 'advances', rows: 0 }], problems: [] } as const
const month = (changes: object): Parameters<typeof isEmptyReturn>[0] => ({ ...empty, ...changes }) as never

test('a month is empty only without documents, rows and problems', () => {
  expect(isEmptyReturn(month({}))).toBe(true)
  const something = [
    { invoices: 1 },
    { creditNotes: 1 },
    { sections: [{ section: 'advances', rows: 1 }] },
    { problems: ['Number 00002 is missing.'] },
  ]
  for (const changes of something) expect(isEmptyReturn(month(changes))).toBe(false)
})
