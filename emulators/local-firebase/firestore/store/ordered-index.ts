import { lastSegment } from '../resource-name.ts'
import { type FieldPath, getField, nameField } from '../values/field-path.ts'
import { pathKey, reverseKey, sortKey } from '../values/sort-key.ts'
import type { Value } from '../wire.ts'
import { SortedList } from './sorted-list.ts'
import type { StoredDocument } from './stored-document.ts'

/** The field is a path, or `['__name__']`. */
export type IndexComponent =
  | { readonly field: FieldPath; readonly mode: 'ascending' | 'descending' }
  /**
   * Includes only documents whose list contains the element. An entry for every element of every list, as in production,
   * would fill the memory: each product has a few hundred search keys.
   */
  | { readonly field: FieldPath; readonly mode: 'containing'; readonly element: Value }

const isNameField = (field: FieldPath) => field.length === 1 && field[0] === nameField

/** Returns a component's part of the key; undefined if the document is not in the index. */
function componentKey(component: IndexComponent, document: StoredDocument): string | undefined {
  const { field, mode } = component
  const value = isNameField(field) ? undefined : getField(document.fields, field)
  if (value === undefined && !isNameField(field)) return undefined
  if (mode === 'containing') return value && contains(value, component.element) ? '' : undefined
  const key = value === undefined ? pathKey(document.path) : sortKey(value)
  return mode === 'descending' ? reverseKey(key) : key
}

function contains({ arrayValue }: Value, element: Value): boolean {
  const { stringValue } = element
  if (stringValue !== undefined) return arrayValue?.values?.some((item) => item.stringValue === stringValue) ?? false
  const key = sortKey(element)
  return arrayValue?.values?.some((item) => sortKey(item) === key) ?? false
}

/** Returns the key of a document in an index; undefined if it lacks one of the fields. */
export function indexKey(components: readonly IndexComponent[], document: StoredDocument): string | undefined {
  let key = ''
  for (const component of components) {
    const part = componentKey(component, document)
    if (part === undefined) return undefined
    key += part
  }
  return key
}

/** Documents of one collection (or of all collections with one id) sorted by some fields. */
export class OrderedIndex {
  readonly components: readonly IndexComponent[]
  readonly list: SortedList<StoredDocument>
  lastUsed = 0

  constructor(components: readonly IndexComponent[], documents: Iterable<StoredDocument>) {
    this.components = components
    const entries = []
    for (const value of documents) {
      const key = indexKey(components, value)
      if (key !== undefined) entries.push({ key, value })
    }
    this.list = SortedList.from(entries)
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const stale = before && indexKey(this.components, before)
    const fresh = after && indexKey(this.components, after)
    if (stale !== undefined && stale !== fresh) this.list.remove(stale)
    if (after && fresh !== undefined) this.list.insert(fresh, after)
  }
}

export const indexSignature = (components: readonly IndexComponent[]) =>
  components
    .map((component) => {
      const element = component.mode === 'containing' ? sortKey(component.element) : ''
      return `${JSON.stringify(component.field)}:${component.mode}${element}`
    })
    .join()

/** Whether documents of this collection belong to a scope: one collection path, or one id anywhere. */
export const scopesOf = (collectionPath: string) => [`in ${collectionPath}`, `all ${lastSegment(collectionPath)}`]
