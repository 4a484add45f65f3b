import { Input } from '@mantine/core'
import { type PrintedSide, printedSides } from '@teeshala/contract/catalogue/house-print'
import type { ReactNode } from 'react'
import { Choices } from '../../../shared/ui/choices/Choices.tsx'
import * as texts from '../../../texts/admin/products.ts'
import classes from './Boxes.module.css'

type OwnPrintFieldProps = { value?: PrintedSide[]; onChange?: (sides: PrintedSide[]) => void; error?: ReactNode }

const names: Record<PrintedSide, string> = { front: texts.front, back: texts.back }

/** The sides with a house print; none if blank. */
export function OwnPrintField({ value = [], onChange, error }: OwnPrintFieldProps) {
  const toggle = (side: PrintedSide, isTicked: boolean) =>
    onChange?.(printedSides.filter((each) => (each === side ? isTicked : value.includes(each))))
  return (
    <div>
      <Choices legend={texts.comesPrintedOn}>
        <div className={classes.boxes}>
          {printedSides.map((side) => (
            <label key={side} className={classes.box}>
              <input
                type="checkbox"
                checked={value.includes(side)}
                onChange={({ target }) => toggle(side, target.checked)}
              />
              <span>{names[side]}</span>
            </label>
          ))}
        </div>
      </Choices>
      {error && <Input.Error mt="0.3rem">{error}</Input.Error>}
    </div>
  )
}
