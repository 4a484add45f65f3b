import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { AppError } from '../app-error.ts'
import { bodyHeadersOf } from './untouched-request.ts'

const maxBytes = 256 * 1024
const maxDepth = 20
const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

type WithBytes = IncomingMessage & { rawBody?: Buffer }

/**
 * Accepts JSON of at most 256 KB, sent as it is, and parses it. Its bytes are kept as `rawBody`, for signatures. It is read here
 * and no further than that, so that no sender fills the memory that everybody's calls share; see `keepRequestsUntouched`.
 */
export function jsonBody(): RequestHandler {
  return async (request, _response, next) => {
    request.body = undefined
    const { contentType, contentEncoding, contentLength = 0, hasBody } = bodyHeadersOf(request)
    if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed')
    }
    if (contentLength > maxBytes) throw tooLarge()
    const bytes = hasBody ? ((request as WithBytes).rawBody ?? (await bytesOf(request))) : undefined
    if (bytes === undefined || bytes.length === 0) return next()
    if (bytes.length > maxBytes) throw tooLarge()
    ;(request as WithBytes).rawBody = bytes
    if (!json.test(contentType ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
    request.body = parse(bytes)
    next()
  }
}

/** What comes after too much is thrown away as it arrives: the answer is on its way already. */
function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const collect = (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) return chunks.push(chunk)
      request.off('data', collect).resume()
      return reject(tooLarge())
    }
    request
      .on('data', collect)
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', () => reject(new AppError('INVALID_INPUT', 'The body broke off')))
  })
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
