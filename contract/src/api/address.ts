import type { Access } from '../access.ts'

/**
 * Who may make a call. `public`: everyone; a token is ignored. `anyone`: everyone, but a token that is sent must be valid. `customer`: a signed-in
 * account. `admin`: an account with the admin claim.
 */
export type CallAccess = Access | 'anyone'

/** The method and path of a call, and who may make it. */
export type Address = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Paths that Hosting rewrites to the function: the API, and the sitemaps at the root of the site. */
  readonly path: `/api/${string}` | `/sitemap${string}.xml`
  readonly access: CallAccess
  /** The uid at this place must be the caller's, otherwise 403. `me` and `user.id` in a path stand for the caller. */
  readonly owner?: `params.${string}` | `body.${string}`
  /** Anybody else gets 404 instead of 403, as for every object that is named by its own id and is not theirs. */
  readonly hidesOthers?: true
  /** Staff may also make the call, for any customer. `rolesOfCalls` says which staff, as it does for every call with `admin` access. */
  readonly orAdmin?: true
  /** The caller is a machine that signs its requests, not one of the shop's pages, so App Check is not required. */
  readonly isSigned?: true
}
