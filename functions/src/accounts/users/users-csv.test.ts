import { csvLine } from '@teeshala/contract/csv-text'
import { expect, test } from 'vitest'
import { userCells, userColumns } from './users-csv.ts'

const user = {
  name: 'Asha Verma',
  email: 'asha@teeshala.test',
  phone: '+919876543210',
  address: { street: '4, MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' },
  isAdmin: false,
  createdAt: new Date('2026-01-01T20:04:05.000Z'),
}
const line = (name: string) => csvLine(userCells({ ...user, name }))

test('a person is one quoted line with a cell for every heading, and joined on the day that it was in India', () => {
  expect(line(user.name)).toBe(
    `"Asha Verma","asha@teeshala.test","'+919876543210","4, MG Road","Pune","Maharashtra","India","411001","Customer","2026-01-02 01:34"\r\n`,
  )
  expect(userCells(user)).toHaveLength(userColumns.length)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', ' =1', '\u200B=1', '＝1', '＋1', '－1', '＠x'])(
  'a name that starts like a formula (%j) is text in a spreadsheet',
  (name) => {
    expect(line(name)).toMatch(/^"'/)
  },
)

test('quotes stay inside their cell, and a name is a single line', () => {
  expect(line('A "B"\nC')).toMatch(/^"A ""B"" C",/)
})

test('a name with an equals sign inside is unchanged', () => {
  expect(line('A=B')).toMatch(/^"A=B",/)
})
