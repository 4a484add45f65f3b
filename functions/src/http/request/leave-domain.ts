import type { Domain } from 'node:domain'
import type { RequestHandler } from 'express'

/**
 * Leaves the domain in which the Functions framework runs each request. Node enters and leaves it around every await, which
 * cost a fifth of a call's CPU time. See docs/decisions/0083-no-node-domains.md.
 */
export function leaveDomain(): RequestHandler {
  return (_request, _response, next) => {
    const { domain } = process as { readonly domain?: Domain | null }
    domain?.exit()
    next()
  }
}
