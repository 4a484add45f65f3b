import { csvLine } from '@teeshala/contract/csv-text'
import { describe, expect, test } from 'vitest'
import { readProductFile } from './read-product-file.ts'

const heading = ['Name', 'Price']
const name = 'मोर टी – Señor'
const csv = csvLine(heading) + csvLine([name, '499'])
const excelInIndia = `sep=;\r\nName;Price\r\n${name};499\r\n`

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}
const windows1252 = Uint8Array.from('Name,Price\r\nSeñor,499\r\n', (letter) => letter.charCodeAt(0))
const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0)
const read = (bytes: Uint8Array<ArrayBuffer>, fileName = 'products.csv') =>
  readProductFile(new File([bytes], fileName), [])

describe('a product file', () => {
  test.each([
    ['UTF-8', utf8(csv)],
    ['UTF-8 with a byte order mark, as Excel and our own export write it', utf8(`\uFEFF${csv}`)],
    ['UTF-16, as Excel writes Unicode text', utf16(`\uFEFF${csv.replaceAll(',', '\t')}`, true)],
    ['UTF-16 in the other byte order', utf16(`\uFEFF${csv}`, false)],
    ['a format with its own separator', utf8(excelInIndia)],
  ])('is read in %s with its characters intact', async (_encoding, bytes) => {
    const file = await read(bytes)
    expect(file).toMatchObject({
      unknownColumns: [],
      rows: [{ row: 2, product: { name, price: 499 }, problems: [] }],
    })
  })

  test('has its rows numbered as in the spreadsheet, counting empty lines', async () => {
    const file = await read(utf8('\r\nName,Price\r\n,\r\nMonsoon Tee,499\r\n \r\n\r\nAjrakh,free\r\n\r\n'))
    expect(typeof file !== 'string' && file.rows.map(({ row, product }) => [row, product.name])).toEqual([
      [4, 'Monsoon Tee'],
      [7, 'Ajrakh'],
    ])
  })

  test.each([
    ['an older encoding without Devanagari', windows1252, 'This file is not in UTF-8.'],
    ['an Excel workbook', workbook, 'This is an Excel workbook.'],
    ['a workbook renamed to .csv', workbook, 'This is an Excel workbook.'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), 'This file is not in UTF-8.'],
  ])('in %s is refused with how to save it', async (_what, bytes, reason) => {
    expect(await read(bytes)).toBe(`${reason} In Excel, save it as ‘CSV UTF-8 (Comma delimited)’ and choose that file.`)
  })

  test.each([
    ['', 'The first line must name the columns'],
    ['Colour,Fabric\r\nred,cotton\r\n', 'The first line must name the columns'],
    ['Name,Price\r\n', 'There are no products in this file.'],
    ['Name,Price,name\r\nA,1,B\r\n', 'The column ‘Name’ appears twice.'],
  ])('that cannot be a list of products is refused (%j)', async (text, reason) => {
    expect(await read(utf8(text))).toEqual(expect.stringContaining(reason))
  })

  test('is recognised by its content, whatever its name', async () => {
    const digests = [read(utf8(csv)), read(utf8(csv), 'again.csv'), read(utf8(`${csv}\r\n`))]
    const [one, again, other] = (await Promise.all(digests)).map((file) => typeof file !== 'string' && file.digest)
    expect([one === again, one === other]).toEqual([true, false])
  })
})
