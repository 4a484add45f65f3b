import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/first-visit.ts'
import { productTypesQuery } from './catalogue-queries.ts'
import classes from './TypeChoice.module.css'

type TypeChoiceProps = {
  /** The name of a type; undefined for all. */
  chosen: string | undefined
  onChange: (type: string | undefined) => void
}

/** 'All' and a button for every product type. */
export function TypeChoice({ chosen, onChange }: TypeChoiceProps) {
  const { data: types = [] } = useQuery(productTypesQuery)
  const choices = [{ label: texts.all, type: undefined }, ...types.map(({ type }) => ({ label: type, type }))]
  return (
    <fieldset aria-label={texts.productType} className={classes.types}>
      {choices.map(({ label, type }) => (
        <button
          key={label}
          type="button"
          className={classes.type}
          aria-pressed={type === chosen}
          onClick={() => onChange(type)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
