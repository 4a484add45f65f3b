import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import * as texts from '../../../../texts/admin/products.ts'
import classes from './ImageColors.module.css'

type ImageColorsProps = {
  number: number
  colors: readonly ProductColor[]
  shown: readonly string[]
  onToggle: (color: string) => void
}

/** Which of the product's colours a picture shows: shoppers who choose one see it. */
export function ImageColors({ number, colors, shown, onToggle }: ImageColorsProps) {
  if (colors.length === 0) return null
  const names = colors.filter(({ _id }) => shown.includes(_id)).map(({ name }) => name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in one line with its buttons
    <div className={classes.colors} role="group" aria-label={texts.coloursOfPicture(number)}>
      {colors.map(({ _id, name, hexCode }) => (
        <button
          key={_id}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={shown.includes(_id)}
          onClick={() => onToggle(_id)}
        >
          <span style={{ background: hexCode }} />
        </button>
      ))}
      <span className={classes.names} aria-hidden>
        {names.length > 0 ? texts.showsNames(names.join(', ')) : texts.whichColoursDoesItShow}
      </span>
    </div>
  )
}
