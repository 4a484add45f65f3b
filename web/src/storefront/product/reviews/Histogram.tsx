import { formatCount } from '@teeshala/contract/count-format'
import type { RatingCounts } from '@teeshala/contract/reviews/rating'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './Histogram.module.css'

/** How many reviews gave five stars, four, … one. */
export function Histogram({ counts }: { counts: RatingCounts }) {
  const most = Math.max(1, ...counts)
  return (
    <dl className={classes.bars}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = counts[star - 1] ?? 0
        return (
          <div key={star}>
            <dt>{star === 1 ? texts.oneStar : texts.starsOf(star)}</dt>
            <dd>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
              {formatCount(count)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
