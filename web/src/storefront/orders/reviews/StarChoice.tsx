import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { type Stars, stars } from '@teeshala/contract/reviews/review'
import { useId } from 'react'
import { Choices } from '../../../shared/ui/choices/Choices.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './StarChoice.module.css'

const words: Record<Stars, string> = {
  1: texts.poor,
  2: texts.notGood,
  3: texts.okay,
  4: texts.good,
  5: texts.excellent,
}

type StarChoiceProps = { value: Stars | undefined; onChange: (stars: Stars) => void; isAsked: boolean }

/** One to five stars as radio buttons. */
export function StarChoice({ value, onChange, isAsked }: StarChoiceProps) {
  const name = useId()
  return (
    <Choices
      legend={
        <>
          {texts.yourRating}
          {value && <span className={classes.chosen}>{words[value]}</span>}
          {isAsked && !value && (
            <span className={classes.asked} role="alert">
              {texts.giveOneToFiveStars}
            </span>
          )}
        </>
      }
    >
      <div className={classes.stars}>
        {stars.map((star) => {
          const Star = value && value >= star ? IconStarFilled : IconStar
          return (
            <label key={star}>
              <input
                type="radio"
                name={name}
                checked={value === star}
                onChange={() => onChange(star)}
                aria-label={star === 1 ? texts.oneStar : texts.starsOf(star)}
              />
              <Star size={30} aria-hidden />
            </label>
          )
        })}
      </div>
    </Choices>
  )
}
