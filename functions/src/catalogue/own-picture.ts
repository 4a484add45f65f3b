import { pictureAt } from '@teeshala/contract/uploads/picture-address'
import { isInOwnBucket } from '../environment/own-bucket.ts'

const site = 'https://shop.invalid'

/**
 * Returns whether a picture's URL belongs to this shop: a path of the site, or a catalogue file in our own bucket. Another
 * host could replace the picture, track visitors, or disappear.
 */
export function isOwnPicture(url: string, env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  // '//' and '/\' start the URL of another host.
  if (url.startsWith('/')) return URL.parse(url, site)?.origin === site && !url.split('/').includes('..')
  const picture = pictureAt(url)
  return picture !== undefined && isInOwnBucket(picture, env)
}
