import { type FieldPath, formatFieldPath, nameField, parseFieldPath } from '../values/field-path.ts'

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP'
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS'

export type IndexField = {
  /** Canonical field path. */
  path: string
  mode: IndexMode
}

/** An index as in production: its last field is always `__name__`. */
export type IndexDefinition = {
  collectionGroup: string
  scope: QueryScope
  fields: readonly IndexField[]
}

/** Replaces the automatic indexes of one field; no indexes means that the field is exempt. */
export type FieldOverride = {
  collectionGroup: string
  path: string
  indexes: readonly { scope: QueryScope; mode: IndexMode }[]
}

export type IndexConfiguration = {
  composite: readonly IndexDefinition[]
  overrides: readonly FieldOverride[]
}

type IndexesFile = {
  indexes?: { collectionGroup: string; queryScope?: QueryScope; fields: FileField[] }[]
  fieldOverrides?: {
    collectionGroup: string
    fieldPath: string
    indexes?: (FileMode & { queryScope?: QueryScope })[]
  }[]
}

type FileMode = {
  order?: 'ASCENDING' | 'DESCENDING'
  arrayConfig?: 'CONTAINS'
}

type FileField = FileMode & {
  fieldPath: string
}

/** Parses the text of firestore.indexes.json. Throws if it is not valid. */
export function parseIndexes(text: string): IndexConfiguration {
  const file = JSON.parse(text) as IndexesFile
  return {
    composite: (file.indexes ?? []).map(({ collectionGroup, queryScope = 'COLLECTION', fields }) => ({
      collectionGroup,
      scope: queryScope,
      fields: withName(fields.map((field) => ({ path: canonical(field.fieldPath), mode: modeOf(field) }))),
    })),
    overrides: (file.fieldOverrides ?? []).map(({ collectionGroup, fieldPath, indexes = [] }) => ({
      collectionGroup,
      path: fieldPath === '*' ? '*' : canonical(fieldPath),
      indexes: indexes.map((index) => ({ scope: index.queryScope ?? 'COLLECTION', mode: modeOf(index) })),
    })),
  }
}

const canonical = (path: string) => formatFieldPath(parseFieldPath(path))

const modeOf = ({ order, arrayConfig }: FileMode): IndexMode => arrayConfig ?? order ?? 'ASCENDING'

/** Returns the fields followed by the document's name, with which Firestore ends every index, in the direction of the last field. */
export function withName(fields: readonly IndexField[]): IndexField[] {
  const last = fields.at(-1)
  if (last?.path === nameField) return [...fields]
  return [...fields, { path: nameField, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }]
}

/** Returns a definition in the format of firestore.indexes.json, without the fields that Firestore adds. */
export function toFileEntry({ collectionGroup, scope, fields }: IndexDefinition): object {
  const written = fields.slice(0, -1)
  const isImplied = JSON.stringify(withName(written)) === JSON.stringify(fields)
  return {
    collectionGroup,
    queryScope: scope,
    fields: (isImplied && written.length > 0 ? written : fields).map(({ path, mode }) => ({
      fieldPath: path,
      ...(mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode }),
    })),
  }
}

/** Returns the single-field indexes of a field: those of its override, or else Firestore's automatic ones. */
export function singleFieldIndexes(
  { overrides }: IndexConfiguration,
  collectionGroup: string,
  path: FieldPath,
): readonly { scope: QueryScope; mode: IndexMode }[] {
  const ofGroup = overrides.filter((override) => override.collectionGroup === collectionGroup)
  for (let length = path.length; length > 0; length--) {
    const text = formatFieldPath(path.slice(0, length))
    const override = ofGroup.find((candidate) => candidate.path === text)
    if (override) return override.indexes
  }
  return ofGroup.find((override) => override.path === '*')?.indexes ?? automaticIndexes
}

const automaticIndexes = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
] as const
