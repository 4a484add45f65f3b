import { invalidArgument } from '../status.ts'

/** The default page size. */
const usualSize = 300

/** Returns a page of rows and the token of the next page, empty at the end. Throws INVALID_ARGUMENT for an invalid size or token. */
export function pageOf<T>(rows: readonly T[], { pageSize = 0, pageToken }: { pageSize?: number; pageToken?: string }) {
  if (pageSize < 0) throw invalidArgument('page size is negative')
  const from = parseToken(pageToken)
  const to = from + (pageSize || usualSize)
  return { page: rows.slice(from, to), nextPageToken: to < rows.length ? toToken(to) : '' }
}

const toToken = (offset: number) => Buffer.from(`from:${offset}`).toString('base64url')

function parseToken(token: string | undefined): number {
  if (!token) return 0
  const offset = /^from:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (offset === undefined) throw invalidArgument('page token is invalid')
  return Number(offset)
}
