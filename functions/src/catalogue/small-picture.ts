import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import { publicOrigin } from '../environment/public-origin.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { isOwnPicture } from './own-picture.ts'
import { addressOf } from './sized-address.ts'

/** The page must not wait long for a picture that the browser can also load by itself. */
const patienceMs = 300

/** A larger picture would delay the code on a slow connection too long. */
const mostBytes = 24_000

const mostKept = 200

const formats = new Set(['image/avif', 'image/webp'])

/**
 * Returns a function that reads the small size of a product's picture as a `data:` URL to embed in a page or response; undefined
 * if the picture has no such size, is too large, or is not available quickly. Immutable pictures are cached in memory.
 */
export function smallPictures() {
  const kept = new Map<string, string>()
  return async (image: string, { log }: Pick<Deps, 'log'>): Promise<string | undefined> => {
    const { avif, webp } = (isOwnPicture(image) && pictureSources(image)) || {}
    const sizes = avif ?? webp
    if (sizes === undefined) return undefined
    const address = new URL(addressOf(sizes, 'small'), publicOrigin()).href
    const found = kept.get(address) ?? (await readPicture(address, log))
    if (found === undefined) return undefined
    kept.delete(address)
    kept.set(address, found)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

async function readPicture(address: string, log: Deps['log']): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isTaken = answer.ok && formats.has(type) && bytes.length <= mostBytes
    return isTaken ? `data:${type};base64,${bytes.toString('base64')}` : undefined
  } catch (failure) {
    log.warn({ err: describe(failure) }, 'a page goes out without its small picture')
    return undefined
  }
}
