import { queryOptions } from '@tanstack/react-query'
import { openStream } from '../api/api.ts'
import { withDeadline } from '../api/deadline.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** A picture of an order's proof by its number there, and the secret that opens the order where there is no account. */
export type ProofPictureAt = {
  readonly id: string
  readonly number: number
  readonly picture: number
  readonly token: string | null
}

/** The address of a picture in the browser's memory: that of an `<img>` could not carry who asks. */
export const proofPictureQuery = ({ id, number, picture, token }: ProofPictureAt) =>
  queryOptions({
    queryKey: queryKeys.proofPicture(id, number, picture),
    queryFn: ({ signal: asked }) =>
      withDeadline(asked, async (signal) => {
        const params = { id, number, picture }
        const { body, type } = await openStream('readProofPicture', { params, ...bySecret(token), signal })
        return URL.createObjectURL(await new Response(body, { headers: { 'content-type': type } }).blob())
      }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })
