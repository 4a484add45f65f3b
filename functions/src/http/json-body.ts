import type { RequestHandler } from 'express'
import { AppError } from '../app-error.ts'
import { bodyHeadersOf } from './untouched-request.ts'

const maxBytes = 256 * 1024
const maxDepth = 20
const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/**
 * Accepts JSON of at most 256 KB, sent as it is, and parses it. The bytes come from the Functions framework's
 * `rawBody`; see `keepRequestsUntouched`.
 */
export function jsonBody(): RequestHandler {
  return (request, _response, next) => {
    const bytes = (request as typeof request & { rawBody?: Buffer }).rawBody
    request.body = undefined
    const { contentType, contentEncoding } = bodyHeadersOf(request)
    if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed')
    }
    if (bytes === undefined || bytes.length === 0) return next()
    if (bytes.length > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'The body is larger than 256 KB')
    if (!json.test(contentType ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
    request.body = parse(bytes)
    next()
  }
}

function parse(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('INVALID_INPUT', 'The body is not valid JSON')
  }
  refuseUnfitShape(value, 1)
  return value
}

/** Depth and prototype keys are refused here, where no schema has looked yet. */
function refuseUnfitShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > maxDepth) throw new AppError('INVALID_INPUT', `The body is nested deeper than ${maxDepth} levels`)
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new AppError('INVALID_INPUT', 'The body has a field that cannot be used')
    }
    refuseUnfitShape(inner, depth + 1)
  }
}
