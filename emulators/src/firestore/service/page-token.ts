import { invalidArgument } from '../status.ts'

export const toPageToken = (offset: number) => Buffer.from(`from:${offset}`).toString('base64url')

/** The offset a page token stands for; INVALID_ARGUMENT for a token that was not given out here. */
export function parsePageToken(token: string | undefined): number {
  if (!token) return 0
  const offset = /^from:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (offset === undefined) throw invalidArgument('page token is invalid')
  return Number(offset)
}
