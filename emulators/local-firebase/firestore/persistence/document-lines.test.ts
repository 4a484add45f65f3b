import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentsRoot, put, toValue } from '../fixtures/documents.ts'
import { Firestore } from '../service/firestore.ts'
import type { Fields } from '../wire.ts'
import { commitWrites } from '../write/commit-writes.ts'
import { exportDocuments, importDocuments } from './document-lines.ts'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'export-')), 'firestore_export')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

const metadataFile = 'firestore_export.overall_export_metadata'

test('an export contains every document of the project with all its values and times', async () => {
  const fields: Fields = {
    bytes: { bytesValue: Buffer.from([0, 255]) },
    nan: { doubleValue: Number.NaN },
    minusZero: { doubleValue: -0 },
    infinite: { doubleValue: Number.NEGATIVE_INFINITY },
    large: { integerValue: '9007199254740993' },
    at: { timestampValue: { seconds: '5', nanos: 6000 } },
    where: { geoPointValue: { latitude: 1.5, longitude: 2 } },
    nothing: toValue(null),
    list: toValue([1, 'लाल', { deep: true }]),
    doubleValue: toValue('a field with the name of a type'),
  }
  const before = new Firestore()
  const { database } = before.session(documentsRoot)
  commitWrites(database, [{ update: { name: `${documentsRoot}/users/a/orders/1`, fields } }], () => {})
  put(before.session('projects/other/databases/(default)').database, { 'c/other': {} })
  expect(await exportDocuments(before, 'demo', folder)).toBe(1)

  const after = new Firestore()
  await importDocuments(after, path.join(folder, metadataFile), undefined)
  expect([...after.sessions()].map((session) => session.database.name)).toEqual([database.name])
  expect([...after.session(documentsRoot).database.documents.values()]).toEqual([...database.documents.values()])
})

test('an export can be imported as another project', async () => {
  const before = new Firestore()
  put(before.session(documentsRoot).database, { 'c/a': { n: 1 } })
  await exportDocuments(before, 'demo', folder)
  const after = new Firestore()
  await importDocuments(after, path.join(folder, metadataFile), 'renamed')
  expect(after.session('projects/renamed/databases/(default)').database.documents.has('c/a')).toBe(true)
})

test("an export of Google's emulator is refused with a message", async () => {
  const foreign = path.join(path.dirname(folder), metadataFile)
  await writeFile(foreign, 'binary')
  await expect(importDocuments(new Firestore(), foreign, undefined)).rejects.toThrow('was not written by')
})

test('an incomplete export is refused with a message, wherever it was cut', async () => {
  const before = new Firestore()
  put(before.session(documentsRoot).database, { 'c/a': { n: 1 }, 'c/b': { n: 2 } })
  await exportDocuments(before, 'demo', folder)
  const file = path.join(folder, 'documents.ndjson')
  const whole = await readFile(file, 'utf8')
  const read = () => importDocuments(new Firestore(), path.join(folder, metadataFile), undefined)
  await writeFile(file, whole.slice(0, -9))
  await expect(read()).rejects.toThrow(`${file} is broken in line 2`)
  await writeFile(file, whole.slice(0, whole.indexOf('\n') + 1))
  await expect(read()).rejects.toThrow(`${file} is broken: it has 1 of 2 documents`)
})
