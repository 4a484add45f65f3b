import { Input } from '@mantine/core'
import { sizes } from '@teeshala/contract/catalogue/categories'
import type { Size } from '@teeshala/contract/catalogue/options/size'
import type { ReactNode } from 'react'
import { Choices } from '../../../shared/ui/choices/Choices.tsx'
import * as texts from '../../../texts/admin/products.ts'
import classes from './Boxes.module.css'

type SizeFieldProps = { value?: Size[]; onChange?: (sizes: Size[]) => void; error?: ReactNode }

/** The sizes of a product; none for one size. */
export function SizeField({ value = [], onChange, error }: SizeFieldProps) {
  // In size order, whatever the order of selection.
  const toggle = (size: Size, isTicked: boolean) =>
    onChange?.(sizes.filter((each) => (each === size ? isTicked : value.includes(each))))
  return (
    <div>
      <Choices legend={texts.sizes}>
        <div className={classes.boxes}>
          {sizes.map((size) => (
            <label key={size} className={classes.box}>
              <input
                type="checkbox"
                checked={value.includes(size)}
                onChange={({ target }) => toggle(size, target.checked)}
              />
              <span>{size}</span>
            </label>
          ))}
        </div>
      </Choices>
      {error && <Input.Error mt="0.3rem">{error}</Input.Error>}
    </div>
  )
}
