import { queryOptions } from '@tanstack/react-query'
import { openStream } from '../api/api.ts'
import { pictureAddress } from '../api/picture-address.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** A proof picture by number, and the order's secret without an account. */
type ProofPictureAt = {
  readonly id: string
  readonly number: number
  readonly picture: number
  readonly token: string | null
}

export const proofPictureQuery = ({ id, number, picture, token }: ProofPictureAt) =>
  queryOptions({
    queryKey: queryKeys.proofPicture(id, number, picture),
    queryFn: ({ signal: asked }) =>
      pictureAddress(asked, (signal) =>
        openStream('readProofPicture', { params: { id, number, picture }, ...bySecret(token), signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })
