import { randomUUID } from 'node:crypto'
import type { ImportResult, ImportRow } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { columnNames } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { readSheetRow } from '@teeshala/contract/catalogue/spreadsheet/read-sheet-row'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, catalogueFixture, newName } from '../fixtures/catalogue-fixture.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { admin } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
let type: { _id: string; type: string }
let color: { _id: string; name: string }
beforeAll(async () => {
  shop = await openShop()
  token = (await admin(shop.deps)).token
  const staff = catalogueFixture(shop, token)
  type = await staff.newType()
  color = await staff.newColor()
})
afterAll(() => shop.close())

const fitting = () => ({ typeId: type._id, type: type.type, colors: [color._id] })
const post = async (path: string, body: object, at = shop): Promise<ImportResult[]> =>
  (await at.call('POST', `/api/admin/products/import${path}`, { token, body })).body
const check = (...rows: ImportRow[]) => post('/check', { rows })
const write = (importId: string, ...rows: ImportRow[]) => post('', { importId, rows })
const stored = async (id: string) => (await shop.deps.db.doc(`products/${id}`).get()).data() ?? {}
const newRow = (row: number, changes: object = {}): ImportRow => ({
  row,
  product: { name: 'Ikat Tee', price: 499, type: type.type, stock: 5, images: ['/catalogue/ikat.webp'], ...changes },
})

/** Returns the cells of a file in which every cell is quoted; its byte order mark was dropped when it was read as text. */
const rowsOf = (csv: string) =>
  [...csv.matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )

test('importing an export again changes nothing, whatever was sold since', async () => {
  const ids = await Promise.all([
    putProduct(shop.deps, {
      ...fitting(),
      name: '=SUM(A1)',
      description: '"मोर", \n+91',
      stock: 9,
      pricePaise: 49_950,
    }),
    putProduct(shop.deps, {
      ...fitting(),
      fullDescription: '',
      originalPricePaise: 99_900,
      isHidden: true,
      isPrepaid: true,
    }),
    putProduct(shop.deps, { ...fitting(), specification: { gsm: 180, hsn: '6109' }, images: [], sizes: [] }),
  ])
  const file = await shop.call('GET', '/api/admin/products/export.csv', { token })
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/)
  await shop.deps.db.doc(`products/${ids[0]}`).update({ stock: 7 })
  const [header, ...lines] = rowsOf(file.text)
  expect(header).toEqual(columnNames)
  const rows = lines.flatMap((line, index): ImportRow[] => {
    const cells = Object.fromEntries(columnNames.map((name, at) => [name, line[at] ?? '']))
    const { id, basedOn, product, problems } = readSheetRow(cells, [color])
    if (!ids.includes(id ?? '')) return []
    expect(problems).toEqual([])
    return [{ row: index + 2, ...(id && { id }), ...(basedOn && { basedOn }), product }]
  })
  expect(rows).toHaveLength(3)
  expect((await check(...rows)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
})

test('a check says what each row would change, cell by cell, and writes nothing', async () => {
  const id = await putProduct(shop.deps, { ...fitting(), pricePaise: 45_000 })
  const before = await stored(id)
  const results = await check(
    { row: 2, id, product: { price: 499, specification: { fabric: 'Cotton' } } },
    newRow(3),
    newRow(4, { price: -1, type: 'Toga' }),
    newRow(5, { images: [] }),
    { row: 6, id: 'never-was', product: {} },
    newRow(7, { images: ['https://evil.test/a.png'] }),
    newRow(8, { type: 'Toga', colors: ['mauve-none'] }),
  )
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'changed'],
    [3, 'new'],
    ...[4, 5, 6, 7, 8].map((row) => [row, 'wrong']),
  ])
  expect(results[0]?.changes).toEqual([
    { field: 'price', from: 450, to: 499 },
    { field: 'specification.fabric', to: 'Cotton' },
  ])
  const fieldsOf = (at: number) => results[at]?.problems.map(({ field }) => field.split('.')[0])
  expect([2, 3, 4, 5, 6].map(fieldsOf)).toEqual([
    ['price', 'type'],
    ['images'],
    ['_id'],
    ['images'],
    ['type', 'colors'],
  ])
  expect(await stored(id)).toEqual(before)
})

test('a row that changes only the country, maker or importer is written', async () => {
  const id = await putProduct(shop.deps, fitting())
  const specification = { country: 'Nepal', maker: 'Himal Knits, Kathmandu', importer: 'Asha Traders, Pune' }
  const [result] = await write(randomUUID(), { row: 2, id, product: { specification } })
  expect(result?.changes.map(({ field }) => field)).toEqual([
    'specification.country',
    'specification.maker',
    'specification.importer',
  ])
  expect(await stored(id)).toMatchObject({ specification })
})

test('rows are written once, however often they are sent, and the log shows old and new values', async () => {
  const id = await putProduct(shop.deps, { ...fitting(), stock: 5 })
  const importId = randomUUID()
  const rows = [newRow(2, { name: newName('Once') }), { row: 3, id, product: { stock: 8, expectedStock: 5 } }]
  const [made, changed] = await write(importId, ...rows)
  expect([made?.outcome, changed?.outcome]).toEqual(['new', 'changed'])
  const again = await write(importId, ...rows)
  expect(again.map(({ outcome, _id }) => [outcome, _id])).toEqual([
    ['done', made?._id],
    ['done', id],
  ])
  expect(await stored(id)).toMatchObject({ stock: 8 })
  expect(await auditOf(shop, `products/${id}`)).toEqual(['product.changed'])
  const log = await shop.deps.db.collection('auditLog').where('target', '==', `products/${id}`).get()
  expect(log.docs[0]?.get('details')).toMatchObject({ from: { stock: 5 }, to: { stock: 8 } })
})

test('rows whose response is lost are written once', async () => {
  const unlucky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 1) }))
  const name = newName('Lost')
  const [result] = await post('', { importId: randomUUID(), rows: [newRow(2, { name })] }, unlucky)
  await unlucky.close()
  expect(result?.outcome).toBe('done')
  const { docs } = await shop.deps.db.collection('products').where('name', '==', name).get()
  expect(docs.map((product) => product.id)).toEqual([result?._id])
})

test('a product changed since the file was made is reported and not overwritten; the other rows are written', async () => {
  const id = await putProduct(shop.deps, { ...fitting(), updatedAt: new Date('2026-02-02') })
  const name = newName('Beside')
  const basedOn = '2026-01-01T00:00:00.000Z'
  const results = await write(randomUUID(), { row: 2, id, basedOn, product: { price: 1 } }, newRow(3, { name }))
  expect(results.map(({ outcome }) => outcome)).toEqual(['wrong', 'new'])
  expect(results[0]?.problems).toEqual([{ field: 'updatedAt', message: expect.stringMatching(/Someone changed/) }])
  expect(await stored(id)).toMatchObject({ pricePaise: 49_900 })
})

test('pieces sold between export and import stay sold, and a sheet without stock leaves it alone', async () => {
  const id = await putProduct(shop.deps, { ...fitting(), stock: 10 })
  await write(randomUUID(), { row: 2, id, product: { stock: 20, expectedStock: 12 } })
  expect(await stored(id)).toMatchObject({ stock: 18 })
  await write(randomUUID(), { row: 2, id, product: { price: 5 } })
  expect(await stored(id)).toMatchObject({ stock: 18, pricePaise: 500 })
})

test('of two rows of one product, the first is written and the second reported', async () => {
  const id = await putProduct(shop.deps, fitting())
  const results = await write(
    randomUUID(),
    { row: 2, id, product: { price: 1 } },
    { row: 3, id, product: { price: 2 } },
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'wrong'])
  expect(await stored(id)).toMatchObject({ pricePaise: 100 })
})
