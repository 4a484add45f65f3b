import type { StoredPhoto } from '../reviews/review-photo.ts'
import type { StoredClaim } from './stored-claim.ts'

/** The time limit for complaints about goods: Consumer Protection Act 2019, section 69. */
const keptYears = 2

/** Returns when the photos of a claim decided now may be deleted. */
export function photosKeptUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt)
  until.setUTCFullYear(until.getUTCFullYear() + keptYears)
  return until
}

/** Returns the photos of a claim that are still kept: until it is decided and two years after. */
export function photosAt({ photos, closedAt }: Pick<StoredClaim, 'photos' | 'closedAt'>, now: Date): StoredPhoto[] {
  return closedAt && photosKeptUntil(closedAt) <= now ? [] : photos
}
