import { randomUUID } from 'node:crypto'
import type { Firestore } from '../service/firestore.ts'
import type { Database } from '../store/database.ts'
import { type Change, type StoredDocument, toWireDocument } from '../store/stored-document.ts'
import { jsonFromMessage } from '../transport/json-messages.ts'

const happened: Readonly<Record<string, (change: Change) => boolean>> = {
  'google.cloud.firestore.document.v1.created': ({ before, after }) => !before && after !== undefined,
  'google.cloud.firestore.document.v1.updated': ({ before, after }) => before !== undefined && after !== undefined,
  'google.cloud.firestore.document.v1.deleted': ({ before, after }) => before !== undefined && !after,
  'google.cloud.firestore.document.v1.written': () => true,
}

/** A function's subscription: the event, and the path of the documents with a name in braces for a wildcard. */
export type Trigger = { readonly key: string; readonly eventType: string; readonly document: string }

/** Sends events about writes to functions, as Eventarc does: after the commit, one event at a time per function, none twice. */
export class Triggers {
  readonly #firestore: Firestore
  readonly #functions: string | undefined
  readonly #ends = new Map<string, () => void>()

  /** `functions` is host and port of the functions; without them no events are sent. */
  constructor(firestore: Firestore, functions: string | undefined) {
    this.#firestore = firestore
    this.#functions = functions
  }

  /** Takes effect at once; a reloaded function replaces itself. */
  add(project: string, { key, eventType, document }: Trigger): void {
    const isIt = happened[eventType]
    if (!isIt) throw new Error(`Nothing tells of ${eventType} here.`)
    if (this.#functions === undefined) return
    const path = pathPattern(document)
    const { database } = this.#firestore.session(`projects/${project}/databases/(default)`)
    const url = `http://${this.#functions}/functions/projects/${project}/triggers/${key}`
    let told = Promise.resolve()
    this.#ends.get(key)?.()
    const end = database.watch(({ changes }) => {
      for (const change of changes) {
        if (!path.test(change.path) || !isIt(change)) continue
        const event = eventOf(project, database, eventType, change)
        told = told.then(() => tell(url, event, end))
      }
    })
    this.#ends.set(key, end)
  }
}

/** Sends an event to a function; one that no longer exists gets no second try. */
async function tell(url: string, event: object, end: () => void): Promise<void> {
  try {
    const headers = { 'content-type': 'application/cloudevents+json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(event) })
    if (answer.status === 404) end()
    await answer.arrayBuffer()
  } catch {
    // The functions have ended or are being loaded: Eventarc may lose an event, too.
  }
}

function eventOf(project: string, database: Database, type: string, { path, before, after }: Change): object {
  const json = (stored: StoredDocument | undefined) =>
    stored && jsonFromMessage('Document', toWireDocument(database.name, stored))
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/${database.name}`,
    subject: `documents/${path}`,
    type,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    project,
    database: '(default)',
    namespace: '(default)',
    document: path,
    data: { value: json(after), oldValue: json(before) },
  }
}

/** Returns the pattern of a path: 'orders/{id}' matches every path of two segments that begins with 'orders'. */
const pathPattern = (document: string) =>
  new RegExp(
    `^${document
      .split('/')
      .map((segment) =>
        segment.startsWith('{') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
      )
      .join('/')}$`,
  )
