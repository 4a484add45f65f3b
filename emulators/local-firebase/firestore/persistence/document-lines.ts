import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { Firestore } from '../service/firestore.ts'
import type { Change, StoredDocument } from '../store/stored-document.ts'
import { sharedText } from '../values/shared-text.ts'
import type { Fields, Value } from '../wire.ts'

const exportFormat = 'teeshala-firestore-1'
const dataFile = 'documents.ndjson'

type Line = StoredDocument & {
  database: string
}

/** Returns where firebase-tools looks for the metadata of an export called `firestore_export`. */
const metadataFile = (folder: string) => path.join(folder, `${path.basename(folder)}.overall_export_metadata`)

/** Writes every document of a project into `folder`, one per line; returns how many there were. */
export async function exportDocuments(firestore: Firestore, project: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const output = createWriteStream(path.join(folder, dataFile))
  let count = 0
  for (const { database } of firestore.sessions()) {
    if (!database.name.startsWith(`projects/${project}/`)) continue
    // A copy, because documents may be written while the file is being written.
    for (const document of [...database.documents.values()]) {
      const line: Line = { database: database.name, ...document }
      if (!output.write(`${JSON.stringify(line, encodeMember)}\n`)) await once(output, 'drain')
      count += 1
    }
  }
  output.end()
  await finished(output)
  await writeFile(metadataFile(folder), `${JSON.stringify({ format: exportFormat, documents: count })}\n`)
  return count
}

/**
 * Reads an export, given its metadata file. `project` replaces the project the data came from.
 * Throws with a sentence for the reader if the file is not an export of this emulator.
 */
export async function importDocuments(
  firestore: Firestore,
  metadata: string,
  project: string | undefined,
): Promise<void> {
  const text = await readFile(metadata, 'utf8')
  if (!text.includes(exportFormat))
    throw new Error(`${metadata} was not written by the embedded Firestore emulator, so it cannot be imported.`)
  const changes = new Map<string, Change[]>()
  const file = path.join(path.dirname(metadata), dataFile)
  let count = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line) continue
    count += 1
    const { database, fields, ...rest } = readLine(line, `${file} is broken in line ${count}`)
    const after = { ...rest, fields: decodeFields(fields) }
    const name = project ? database.replace(/^projects\/[^/]+/, `projects/${project}`) : database
    const ofDatabase = changes.get(name) ?? []
    ofDatabase.push({ path: after.path, before: undefined, after })
    changes.set(name, ofDatabase)
  }
  const { documents } = JSON.parse(text) as { documents: number }
  if (count !== documents) throw new Error(`${file} is broken: it has ${count} of ${documents} documents`)
  for (const [name, ofDatabase] of changes) {
    const { database } = firestore.session(name)
    database.apply(database.nextCommitTime(), ofDatabase)
  }
}

function readLine(line: string, otherwise: string): Line {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(otherwise)
  }
}

/** Encodes what JSON does not have: bytes, NaN, the infinities and minus zero. */
function encodeMember(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key]
  if (key === 'bytesValue' && original instanceof Uint8Array) return Buffer.from(original).toString('base64')
  if (key !== 'doubleValue' || typeof value !== 'number') return value
  return Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value)
}

/** A value as stored in JSON: bytes as base64, and some numbers as text. */
type LineValue = Omit<Value, 'bytesValue' | 'doubleValue'> & { bytesValue?: string; doubleValue?: number | string }

const decodeFields = (fields: Fields): Fields => {
  for (const [name, value] of Object.entries(fields)) fields[name] = decodeValue(value as LineValue)
  return fields
}

function decodeValue(value: LineValue): Value {
  if (value.bytesValue !== undefined) return { bytesValue: Buffer.from(value.bytesValue, 'base64') }
  if (value.doubleValue !== undefined) return { doubleValue: Number(value.doubleValue) }
  if (value.mapValue) return { mapValue: { fields: decodeFields(value.mapValue.fields ?? {}) } }
  if (value.arrayValue) {
    const items = value.arrayValue.values ?? []
    return { arrayValue: { values: items.map((item) => sharedText(decodeValue(item as LineValue))) } }
  }
  return value as Value
}
