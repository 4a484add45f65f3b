import { collectionOf, lastSegment } from '../resource-name.ts'
import type { ParsedQuery } from './parsed-query.ts'

/** Whether a document is where the query looks. */
export function inScope(query: ParsedQuery, path: string): boolean {
  const collection = collectionOf(path)
  const below = query.parent ? `${query.parent}/` : ''
  if (!query.allDescendants)
    return query.collectionId ? collection === below + query.collectionId : isDirectlyBelow(collection, below)
  if (query.collectionId && lastSegment(collection) !== query.collectionId) return false
  return path.startsWith(below)
}

const isDirectlyBelow = (collection: string, below: string) =>
  collection.startsWith(below) && !collection.slice(below.length).includes('/')

/** Returns the stored scope that holds every result; undefined for a query over all collection ids. */
export function scopeOf(query: ParsedQuery): string | undefined {
  if (!query.collectionId) return undefined
  if (query.allDescendants) return `all ${query.collectionId}`
  return `in ${query.parent ? `${query.parent}/` : ''}${query.collectionId}`
}
