import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import getRawBody, { type RawBodyError } from 'raw-body'
import { AppError } from '../../errors/app-error.ts'
import { bodyHeadersOf } from './bypass-framework-parsing.ts'

const maxBytes = 256 * 1024
const maxDepth = 20
const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

type WithBytes = { rawBody?: Buffer }

/**
 * Returns a body parser for uncompressed JSON of at most 256 KB. The bytes are kept as `rawBody` for signatures. Reading stops at the limit,
 * so that no sender can fill the memory shared by all calls; see `bypassFrameworkParsing`.
 */
export function jsonBody(): RequestHandler {
  return (request, _response, next) => {
    request.body = undefined
    const { contentEncoding, contentLength = 0, hasBody } = bodyHeadersOf(request)
    if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed')
    }
    if (contentLength > maxBytes) throw tooLarge()
    return hasBody ? readBody(request).then(() => next()) : next()
  }
}

async function readBody(request: Request & WithBytes): Promise<void> {
  const bytes = request.rawBody ?? (await bytesOf(request))
  if (bytes.length === 0) return
  if (bytes.length > maxBytes) throw tooLarge()
  request.rawBody = bytes
  const { contentType = '' } = bodyHeadersOf(request)
  if (!json.test(contentType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
  request.body = parse(bytes)
}

/** The rest of an oversized body is discarded unread. */
async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit: maxBytes })
  } catch (error) {
    if ((error as RawBodyError).type === 'entity.too.large') throw tooLarge()
    throw new AppError('INVALID_INPUT', 'The body broke off')
  }
}

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'The body is larger than 256 KB')

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

/** Refuses deep nesting and prototype keys before any schema sees the value. */
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
