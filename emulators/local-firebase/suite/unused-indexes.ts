import { type FirebasePorts, originOf } from './ports.ts'

type IndexUsage = {
  index: {
    collectionGroup: string
    queryScope: string
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
  }
  queries: number
}

/**
 * Returns the composite indexes of firestore.indexes.json that no query has used in any of these suites since it started, one per line.
 * Empty with Google's emulator, which does not tell.
 */
export const unusedIndexes = async (all: readonly FirebasePorts[]): Promise<string[]> => {
  const [first = [], ...others] = await Promise.all(all.map(unusedIn))
  return first.filter((index) => others.every((unused) => unused.includes(index)))
}

const unusedIn = async ({ firestore }: FirebasePorts): Promise<string[]> => {
  const answer = await fetch(`${originOf(firestore)}/emulator/v1/indexes:usage`)
  if (!answer.ok) return []
  const { indexes } = (await answer.json()) as { indexes: IndexUsage[] }
  return indexes.filter(({ queries }) => queries === 0).map(({ index }) => describeIndex(index))
}

const describeIndex = ({ collectionGroup, queryScope, fields }: IndexUsage['index']) => {
  const scope = queryScope === 'COLLECTION_GROUP' ? ' (collection group)' : ''
  const direction = (order?: string) => (order === 'DESCENDING' ? ' descending' : '')
  const parts = fields.map(({ fieldPath, order, arrayConfig }) =>
    arrayConfig ? `${fieldPath} contains` : fieldPath + direction(order),
  )
  return `${collectionGroup}${scope}: ${parts.join(', ')}`
}
