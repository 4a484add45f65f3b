import { maxCounted } from '@teeshala/contract/paging/paging'
import { totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { Query } from 'firebase-admin/firestore'

type Asked = { readonly count?: 'no' | undefined }

/** Returns the header by which a list tells how many there are in all, up to `maxCounted`; none where that was not asked for. */
export async function totalHeader(query: Query, { count }: Asked = {}): Promise<Record<string, string>> {
  if (count === 'no') return {}
  const found = await query.limit(maxCounted).count().get()
  return { [totalCountHeader]: String(found.data().count) }
}
