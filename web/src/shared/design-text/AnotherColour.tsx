import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/shared/design/design-text.ts'
import classes from './AnotherColour.module.css'

type AnotherColourProps = { value: string; onChange: (color: string) => void }

/** Any colour: picked, or entered as a code. A code is applied once complete. */
export function AnotherColour({ value, onChange }: AnotherColourProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <div className={classes.other}>
      <label className={classes.picked}>
        <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
        {texts.anotherColour}
      </label>
      <TextInput
        className={classes.code ?? ''}
        aria-label={texts.colourCode}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const [, code] = /^#?([0-9a-f]{6})$/i.exec(target.value.trim()) ?? []
          if (code) onChange(`#${code.toLowerCase()}`)
        }}
        onBlur={() => setTyped(undefined)}
        // It must not submit the order around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  )
}
