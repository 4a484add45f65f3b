import { Input } from '@mantine/core'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { ReactNode } from 'react'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { Choices } from '../../../shared/ui/choices/Choices.tsx'
import { Swatch } from '../../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../../texts/admin/products.ts'
import classes from './Boxes.module.css'

type ColorFieldProps = {
  colors: readonly ProductColor[]
  value?: string[]
  onChange?: (ids: string[]) => void
  error?: ReactNode
}

/** The colours of a product, in the order of selection: the shop shows the first one first. */
export function ColorField({ colors, value = [], onChange, error }: ColorFieldProps) {
  const toggle = (id: string, isTicked: boolean) =>
    onChange?.(isTicked ? [...value, id] : value.filter((other) => other !== id))
  return (
    <div>
      <Choices legend={texts.colours}>
        {colors.length === 0 && (
          <p className={classes.none}>
            <TextLink to="/admin/product-type?tab=colors" inherit>
              {texts.addTheFirstColour}
            </TextLink>
          </p>
        )}
        <div className={classes.boxes}>
          {colors.map(({ _id, name, hexCode }) => (
            <label key={_id} className={classes.box}>
              <input
                type="checkbox"
                checked={value.includes(_id)}
                onChange={({ target }) => toggle(_id, target.checked)}
              />
              <Swatch hex={hexCode} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </Choices>
      {error && <Input.Error mt="0.3rem">{error}</Input.Error>}
    </div>
  )
}
