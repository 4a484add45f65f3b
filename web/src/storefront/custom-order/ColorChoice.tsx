import { Alert, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ChoiceGroup } from '../../shared/ui/choices/ChoiceGroup.tsx'
import * as texts from '../../texts/storefront/custom-order.ts'
import classes from './ColorChoice.module.css'

type ColorChoiceProps = {
  label: string
  value: string | undefined
  colors: readonly ProductColor[]
  onChange: (color: string) => void
  /** Whether a missing choice is marked. */
  isAsked?: boolean
}

/** As many as a new shop has colours. */
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** The swatches of a product's colours; placeholders while loading; a retry button on failure. */
export function ColorChoice({ label, value, colors, onChange, isAsked = false }: ColorChoiceProps) {
  const { data, status, refetch, isFetching } = useQuery(productColorsQuery)
  if (status === 'error' && !data) {
    return (
      <Alert color="red" role="alert">
        {texts.failedToLoadData}{' '}
        <Button size="compact-sm" variant="white" loading={isFetching} onClick={() => refetch()}>
          {texts.tryAgain}
        </Button>
      </Alert>
    )
  }
  if (status === 'pending') {
    return (
      <fieldset className={classes.waiting} aria-busy>
        <legend>{label}</legend>
        <div className={classes.swatches}>
          {places.map((place) => (
            <Skeleton key={place} circle height="2.75rem" />
          ))}
        </div>
      </fieldset>
    )
  }
  if (colors.length === 0) return <p>{texts.thereIsNoColourToChoose}</p>
  return (
    <ChoiceGroup
      label={label}
      value={value}
      options={colors.map(({ _id, name, hexCode }) => ({ value: _id, label: name, swatch: hexCode }))}
      onChange={onChange}
      isAsked={isAsked}
    />
  )
}
