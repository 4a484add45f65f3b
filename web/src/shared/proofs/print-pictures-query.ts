import { queryOptions } from '@tanstack/react-query'
import { openStream } from '../api/api.ts'
import { pictureAddress } from '../api/picture-address.ts'
import { privateQuery } from '../api/queries/private-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** Two at a time: the shop draws them one by one. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let count = 0

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const lane = count++ % lanes.length
  const turn = (lanes[lane] ?? Promise.resolve()).then(work)
  lanes[lane] = turn.catch(() => undefined)
  return turn
}

/** The list of an order's print pictures. */
export const printPicturesQuery = (id: string, token: string | null) =>
  privateQuery('listPrintPictures', queryKeys.printPictures(id), { params: { id }, ...bySecret(token) })

/** One print picture by position. Each waits for its turn before its deadline starts: otherwise the last ones of a large order would time out. */
export const printPictureQuery = (id: string, token: string | null, hash: string, picture: number) =>
  queryOptions({
    queryKey: queryKeys.printPicture(id, hash, picture),
    queryFn: ({ signal: asked }) =>
      inTurn(() =>
        pictureAddress(asked, (signal) =>
          openStream('readPrintPicture', { params: { id, hash, picture }, ...bySecret(token), signal }),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })
