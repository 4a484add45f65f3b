import { queryOptions } from '@tanstack/react-query'
import { api, openStream } from '../api/api.ts'
import { pictureAddress } from '../api/picture-address.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** Which pictures there are of what an order prints. */
export const printPicturesQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: queryKeys.printPictures(id),
    queryFn: ({ signal }) => api('listPrintPictures', { params: { id }, ...bySecret(token), signal }),
    meta: { isPrivate: true },
  })

/** One of them by its place in the list, as the shop draws it. */
export const printPictureQuery = (id: string, token: string | null, hash: string, picture: number) =>
  queryOptions({
    queryKey: queryKeys.printPicture(id, hash, picture),
    queryFn: ({ signal: asked }) =>
      pictureAddress(asked, (signal) =>
        openStream('readPrintPicture', { params: { id, hash, picture }, ...bySecret(token), signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })
