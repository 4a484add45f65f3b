import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { type Stars, stars } from '@teeshala/contract/reviews/review'
import { useId } from 'react'
import { Choices } from '../../../shared/ui/choices/Choices.tsx'
import classes from './StarChoice.module.css'

const words: Record<Stars, string> = { 1: 'Poor', 2: 'Not good', 3: 'Okay', 4: 'Good', 5: 'Excellent' }

type StarChoiceProps = { value: Stars | undefined; onChange: (stars: Stars) => void; isAsked: boolean }

/** One to five stars, each a radio button. */
export function StarChoice({ value, onChange, isAsked }: StarChoiceProps) {
  const name = useId()
  return (
    <Choices
      legend={
        <>
          Your rating
          {value && <span className={classes.chosen}>{words[value]}</span>}
          {isAsked && !value && (
            <span className={classes.asked} role="alert">
              Please give one to five stars
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
                aria-label={star === 1 ? '1 star' : `${star} stars`}
              />
              <Star size={30} aria-hidden />
            </label>
          )
        })}
      </div>
    </Choices>
  )
}
