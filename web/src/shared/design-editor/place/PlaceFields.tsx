import { TextInput } from '@mantine/core'
import * as texts from '../../../texts/shared/designs.ts'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { type DesignPlace, moveDesign, scaleDesign, turnDesign } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useState } from 'react'
import classes from './PlaceFields.module.css'

type PlaceFieldsProps = {
  place: DesignPlace
  area: PrintArea
  smallestMm: number
  onChange: (place: DesignPlace) => void
}

/** The place of a design in numbers: the way for who cannot drag, and for who measures. */
export function PlaceFields({ place, area, smallestMm, onChange }: PlaceFieldsProps) {
  return (
    <div className={classes.fields}>
      <NumberField
        label={texts.fromLeftMm}
        value={place.xMm}
        onChange={(value) => onChange(moveDesign(place, value - place.xMm, 0, area))}
      />
      <NumberField
        label={texts.fromTopMm}
        value={place.yMm}
        onChange={(value) => onChange(moveDesign(place, 0, value - place.yMm, area))}
      />
      <NumberField
        label={texts.widthMm}
        value={place.widthMm}
        onChange={(value) => onChange(scaleDesign(place, Math.max(1, value) / place.widthMm, area, smallestMm))}
      />
      <NumberField
        label={texts.heightMm}
        value={place.heightMm}
        onChange={(value) => onChange(scaleDesign(place, Math.max(1, value) / place.heightMm, area, smallestMm))}
      />
      <NumberField
        label={texts.rotation}
        value={place.rotationDeg}
        onChange={(value) => onChange(turnDesign(place, value - place.rotationDeg, area, false))}
      />
    </div>
  )
}

type NumberFieldProps = { label: string; value: number; onChange: (value: number) => void }

/** Takes what is typed when the field is left, so that half a number moves nothing. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = Math.round(value * 10) / 10 || 0

  const settle = () => {
    const number = Number.parseFloat((typed ?? '').replace(',', '.'))
    if (typed !== undefined && Number.isFinite(number)) onChange(number)
    setTyped(undefined)
  }

  return (
    <TextInput
      label={label}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(shown)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && event.key !== 'Enter') return
        // Enter takes the number; it must not send the order around it.
        event.preventDefault()
        if (event.key === 'Enter') return settle()
        onChange(Math.round(value) + (event.key === 'ArrowUp' ? 1 : -1))
      }}
    />
  )
}
