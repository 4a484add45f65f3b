import { maxCounted } from '@teeshala/contract/paging/paging'
import { totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { Query } from 'firebase-admin/firestore'

type Asked = { readonly count?: 'no' | undefined }

/** Returns the header with a list's total count, up to `maxCounted`; empty if it was not asked for. */
export async function totalHeader(query: Query, { count }: Asked = {}): Promise<Record<string, string>> {
  if (count === 'no') return {}
  const found = await query.limit(maxCounted).count().get()
  return { [totalCountHeader]: String(found.data().count) }
}
