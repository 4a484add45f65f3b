import { Alert, Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.tsx'

type ColorChoiceProps = {
  label: string
  value: string | undefined
  colors: readonly ProductColor[]
  onChange: (color: string) => void
}

/** The swatches of a product's colours; until they are there, their place; where they do not come, a second try. */
export function ColorChoice({ label, value, colors, onChange }: ColorChoiceProps) {
  const { status, refetch, isFetching } = useQuery(productColorsQuery)
  if (status === 'error') {
    return (
      <Alert color="red" role="alert">
        Failed to load data. Please try again later.{' '}
        <Button size="compact-sm" variant="white" loading={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      </Alert>
    )
  }
  if (status === 'pending') return <Skeleton height="5rem" aria-busy />
  if (colors.length === 0) return <p>There is no colour to choose at the moment.</p>
  return (
    <ChoiceGroup
      label={label}
      value={value}
      options={colors.map(({ _id, name, hexCode }) => ({ value: _id, label: name, swatch: hexCode }))}
      onChange={onChange}
    />
  )
}
