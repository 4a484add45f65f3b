import { type FontId, fontIds, fontOf } from '@teeshala/contract/design-document/design-fonts'
import { missingLetters } from '@teeshala/contract/design-document/letters'
import { useId } from 'react'
import * as texts from '../../texts/shared/design/design-text.ts'
import { Choices } from '../ui/choices/Choices.tsx'
import classes from './FontPicker.module.css'

type FontPickerProps = {
  value: FontId
  /** The text: fonts that lack some of its letters come last and say so. */
  text: string
  onChange: (font: FontId) => void
}

/** The fonts, each named in itself. */
export function FontPicker({ value, text, onChange }: FontPickerProps) {
  const group = useId()
  const lacks = (font: FontId) => missingLetters(text, font).length > 0
  const ordered = [...fontIds.filter((font) => !lacks(font)), ...fontIds.filter(lacks)]
  return (
    <Choices legend={texts.font}>
      <div className={classes.fonts}>
        {ordered.map((font) => (
          <label key={font} className={classes.font} data-lacks={lacks(font) || undefined} title={fontOf(font).name}>
            <input
              type="radio"
              name={group}
              value={font}
              checked={font === value}
              onChange={() => onChange(font)}
              aria-label={fontOf(font).name}
              {...(lacks(font) && { 'aria-describedby': `${group}-${font}` })}
            />
            <span
              className={classes.sample}
              style={{ '--sample': `url(${import.meta.env.BASE_URL}design-fonts/${font}.svg)` } as object}
            />
            {lacks(font) && (
              <span id={`${group}-${font}`} className={classes.lacks}>
                {texts.fontLacksLetters}
              </span>
            )}
          </label>
        ))}
      </div>
    </Choices>
  )
}
