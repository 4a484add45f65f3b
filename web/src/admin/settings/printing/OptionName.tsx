import { Button } from '@mantine/core'
import classes from './rules.module.css'

type OptionNameProps = { option: string; isListed: boolean; onRemove: () => void }

/** An option at the head of its row; one that was taken off the price list can be removed. */
export function OptionName({ option, isListed, onRemove }: OptionNameProps) {
  return (
    <div className={classes.option}>
      <strong>{option}</strong>
      {!isListed && (
        <span>
          not on the price list any more{' '}
          <Button variant="subtle" size="compact-sm" aria-label={`Remove the rule of ${option}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      )}
    </div>
  )
}
