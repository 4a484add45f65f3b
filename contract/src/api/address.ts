import type { Access } from '../access.ts'

/**
 * Who may make a call. `public`: everybody, the token is not even looked at. `anyone`: everybody, but a token that is sent must be
 * good. `customer`: an account. `admin`: the admin claim.
 */
export type CallAccess = Access | 'anyone'

/** Where a call is made, and who may make it. */
export type Address = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** What Hosting leads to the function: the API, and the sitemaps at the root of the site. */
  readonly path: `/api/${string}` | `/sitemap${string}.xml`
  readonly access: CallAccess
  /** The uid there must be the caller's: 403 otherwise. `me` and `user.id` in a path stand for the caller. */
  readonly owner?: `params.${string}` | `body.${string}`
  /** Staff may make it about anybody. Which of them, `rolesOfCalls` says, as of every call with the access `admin`. */
  readonly orAdmin?: true
  /** Not made by the shop's own pages but by a machine that signs what it sends, so that App Check does not ask for it. */
  readonly isSigned?: true
}
