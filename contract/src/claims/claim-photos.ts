import type { StoredPhoto } from '../reviews/review-photo.ts'
import type { StoredClaim } from './stored-claim.ts'

/** For so long a buyer may complain of goods: Consumer Protection Act 2019, section 69. */
const keptYears = 2

/** When the photos of a claim that is decided now may go. */
export function photosKeptUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt)
  until.setUTCFullYear(until.getUTCFullYear() + keptYears)
  return until
}

/** The photos of a claim that are still kept: all of them until it is decided and two years beyond. */
export function photosAt({ photos, closedAt }: Pick<StoredClaim, 'photos' | 'closedAt'>, now: Date): StoredPhoto[] {
  return closedAt && photosKeptUntil(closedAt) <= now ? [] : photos
}
