import { Button } from '@mantine/core'
import * as texts from '../../../texts/admin/settings.ts'
import classes from './rules.module.css'

type OptionNameProps = { option: string; isListed: boolean; onRemove: () => void }

/** An option's name at the start of its row; one removed from the price list can be deleted. */
export function OptionName({ option, isListed, onRemove }: OptionNameProps) {
  return (
    <div className={classes.option}>
      <strong>{option}</strong>
      {!isListed && (
        <span>
          {texts.notOnThePriceListAny}{' '}
          <Button variant="subtle" size="compact-sm" aria-label={texts.removeRuleOf(option)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </span>
      )}
    </div>
  )
}
