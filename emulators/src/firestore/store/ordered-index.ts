import { lastSegment } from '../resource-name.ts'
import { type FieldPath, getField, NAME_FIELD } from '../values/field-path.ts'
import { pathKey, reverseKey, sortKey } from '../values/sort-key.ts'
import { SortedList } from './sorted-list.ts'
import type { StoredDocument } from './stored-document.ts'

export interface IndexComponent {
  /** A field path, or `['__name__']`. */
  readonly field: FieldPath
  readonly mode: 'ascending' | 'descending' | 'contains'
}

export const isNameField = (field: FieldPath) => field.length === 1 && field[0] === NAME_FIELD

/** A component's key in a document, or undefined when the document lacks the field and so is not in the index. */
function componentKey({ field, mode }: IndexComponent, document: StoredDocument): string | undefined {
  const value = isNameField(field) ? undefined : getField(document.fields, field)
  if (value === undefined && !isNameField(field)) return undefined
  const key = value === undefined ? pathKey(document.path) : sortKey(value)
  return mode === 'descending' ? reverseKey(key) : key
}

/** The keys under which a document stands in an index: none, one, or one for each array element. */
export function indexKeys(components: readonly IndexComponent[], document: StoredDocument): string[] {
  const listed = components.find((component) => component.mode === 'contains')
  if (listed) return keysByElement(components, listed, document)
  let key = ''
  for (const component of components) {
    const part = componentKey(component, document)
    if (part === undefined) return []
    key += part
  }
  return [key]
}

function keysByElement(components: readonly IndexComponent[], listed: IndexComponent, document: StoredDocument) {
  const values = getField(document.fields, listed.field)?.arrayValue?.values ?? []
  const elements = new Set(values.map(sortKey))
  const parts = components.map((component) => (component === listed ? '' : componentKey(component, document)))
  if (parts.includes(undefined)) return []
  const at = components.indexOf(listed)
  const before = parts.slice(0, at).join('')
  const after = parts.slice(at).join('')
  return [...elements].map((element) => before + element + after)
}

/** Documents of one collection (or of all collections of one id) sorted by some fields. */
export class OrderedIndex {
  readonly components: readonly IndexComponent[]
  readonly list: SortedList<StoredDocument>
  lastUsed = 0

  constructor(components: readonly IndexComponent[], documents: Iterable<StoredDocument>) {
    this.components = components
    const entries = []
    for (const document of documents)
      for (const key of indexKeys(components, document)) entries.push({ key, value: document })
    this.list = SortedList.from(entries)
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const stale = before ? indexKeys(this.components, before) : []
    const fresh = after ? indexKeys(this.components, after) : []
    for (const key of stale) if (!fresh.includes(key)) this.list.remove(key)
    if (after) for (const key of fresh) this.list.insert(key, after)
  }
}

export const indexSignature = (components: readonly IndexComponent[]) =>
  components.map(({ field, mode }) => `${JSON.stringify(field)}:${mode}`).join()

/** Whether documents of this collection belong to a scope: one collection path, or one id anywhere. */
export const scopesOf = (collectionPath: string) => [`in ${collectionPath}`, `all ${lastSegment(collectionPath)}`]
