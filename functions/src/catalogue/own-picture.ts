import { pictureAt } from '@teeshala/contract/uploads/picture-address'
import { isInOwnBucket } from '../environment/own-bucket.ts'

const site = 'https://shop.invalid'

/**
 * Whether a picture's address is this shop's: a path of the site, or a file of the catalogue in our own bucket. Another
 * host could swap the picture, follow visitors around, or vanish.
 */
export function isOwnPicture(url: string, env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  // Two slashes, or one and a backslash, begin the address of another host.
  if (url.startsWith('/')) return URL.parse(url, site)?.origin === site && !url.split('/').includes('..')
  const picture = pictureAt(url)
  return picture !== undefined && isInOwnBucket(picture, env)
}
