import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Listing, productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { choicesQuery } from '../../../shared/catalogue/search-queries.ts'
import { Swatch } from '../../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../../texts/storefront/catalogue.ts'
import { valuesOf } from '../listing-address.ts'
import { useListingAddress } from '../use-listing-address.ts'
import classes from './FilterPanel.module.css'
import { bandFrom, priceWords } from './price-band.ts'

type Choice = { value: string; label: string; count: number; hex?: string | undefined }

const asTheyAre = ({ value, count }: Omit<Choice, 'label'>): Choice => ({ value, label: value, count })

/** Filters by size, colour, price, fabric and country, each with the number of products. */
export function FilterPanel({ id, asked }: { id: string; asked: Listing }) {
  const { search, change } = useListingAddress()
  const { data: choices, isError } = useQuery({ ...choicesQuery(asked), placeholderData: (former) => former })
  const { data: colors = [] } = useQuery(productColorsQuery)
  if (isError && !choices) return <p className={classes.note}>{texts.filtersCouldNotBeLoaded}</p>
  if (!choices) return <div className={classes.panel} aria-busy />

  const toggle = (name: string, value: string) => {
    const chosen = valuesOf(search, name)
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    change({ [name]: next.join(',') || undefined })
  }
  const colorOf = (id: string) => colors.find(({ _id }) => _id === id)
  const several = (name: string, legend: string, offered: readonly Choice[]) => (
    <Group
      legend={legend}
      choices={offered}
      isChosen={(value) => valuesOf(search, name).includes(value)}
      onChoose={(value) => toggle(name, value)}
    />
  )
  return (
    <div id={id} className={classes.panel}>
      {several('sizes', texts.size, choices.sizes.map(asTheyAre))}
      {several(
        'colors',
        texts.colour,
        choices.colors.flatMap(({ value, count }) => {
          const color = colorOf(value)
          return color ? [{ value, label: color.name, count, hex: color.hexCode }] : []
        }),
      )}
      <Group
        legend={texts.price}
        choices={choices.prices.map(({ value, count }) => {
          const { minPrice, maxPrice } = bandFrom(value)
          return { value: String(value), label: priceWords(minPrice, maxPrice), count }
        })}
        isChosen={(value) => {
          const band = bandFrom(Number(value))
          return (
            (band.minPrice ?? null) === search.get('minPrice') && (band.maxPrice ?? null) === search.get('maxPrice')
          )
        }}
        onChoose={(value, isChosen) =>
          change(isChosen ? { minPrice: undefined, maxPrice: undefined } : bandFrom(Number(value)))
        }
      />
      <div className={classes.stack}>
        {several('fabrics', texts.fabric, choices.fabrics.map(asTheyAre))}
        {several('countries', texts.countryOfOrigin, choices.countries.map(asTheyAre))}
      </div>
    </div>
  )
}

type GroupProps = {
  legend: string
  choices: readonly Choice[]
  isChosen: (value: string) => boolean
  onChoose: (value: string, isChosen: boolean) => void
}

function Group({ legend, choices, isChosen, onChoose }: GroupProps): ReactNode {
  if (choices.length === 0) return null
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, count, hex }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={isChosen(value)}
          onClick={() => onChoose(value, isChosen(value))}
        >
          <Swatch hex={hex} />
          {label} <span className={classes.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
