import { ColorPicker, Input, TextInput } from '@mantine/core'
import { HexCode } from '@teeshala/contract/catalogue/options/product-color'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { type ReactNode, useId } from 'react'
import { Garment } from '../../shared/garment/Garment.tsx'
import * as texts from '../../texts/admin/product-type.ts'
import classes from './ColorCodeField.module.css'

type ColorCodeFieldProps = {
  /** The colour's name below the preview. */
  name: string
  value?: string
  onChange?: (code: string) => void
  isReadOnly: boolean
  error?: ReactNode
  /** By which its form finds the field. */
  'data-path'?: string
}

/** A colour code, picked or typed, with a preview on a shirt. */
export function ColorCodeField({ name, value = '', onChange, isReadOnly, error, ...path }: ColorCodeFieldProps) {
  const id = useId()
  const { data: shown = '#000000' } = HexCode.safeParse(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the parts of a fieldset cannot join the surrounding grid
    <div role="group" aria-label={texts.colorCode} className={classes.field}>
      <ColorPicker
        className={classes.picker}
        size="md"
        fullWidth
        format="hex"
        value={shown}
        onChange={(code) => !isReadOnly && onChange?.(code.toUpperCase())}
        saturationLabel={texts.saturationAndBrightness}
        hueLabel={texts.hue}
      />
      <div className={classes.typed}>
        <TextInput
          label={texts.colorCode}
          description="# and six digits, as #E0176D"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="#000000"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          value={value}
          readOnly={isReadOnly}
          error={error}
          onChange={({ target }) => onChange?.(target.value)}
          {...path}
        />
      </div>
      <figure className={classes.preview} aria-labelledby={id}>
        <div className={classes.stage}>
          <Garment cut={cutForType(texts.roundNeck)} side="front" color={shown} />
        </div>
        <figcaption id={id}>
          <Input.Description component="span">{texts.previewOf(name.trim() || texts.noNameYet)}</Input.Description>
        </figcaption>
      </figure>
    </div>
  )
}
