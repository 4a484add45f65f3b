import { Checkbox } from '@mantine/core'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { useId } from 'react'
import * as texts from '../../texts/shared/design/design-text.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import { blackInk, inks, whiteInk } from './inks.ts'
import classes from './TextPanel.module.css'

type TextFinishProps = { style: TextStyle; onChange: (changes: Partial<TextStyle>) => void }

const firstOutline = 0.06

/** Rarely used options: letter and line spacing, curve, outline. */
export function TextFinish({ style, onChange }: TextFinishProps) {
  const { text, letterSpacing, lineHeight, arcDeg, outline, color } = style
  return (
    <details className={classes.more}>
      <summary>{texts.spacingBendAndOutline}</summary>
      <div className={classes.fine}>
        <Range
          label={texts.bend}
          value={arcDeg}
          words={texts.degrees(arcDeg)}
          bounds={[-180, 180, 5]}
          onChange={(value) => onChange({ arcDeg: value })}
        />
        <Range
          label={texts.letterSpacing}
          value={percentOf(letterSpacing)}
          words={texts.percent(percentOf(letterSpacing))}
          bounds={[-10, 60, 1]}
          onChange={(value) => onChange({ letterSpacing: value / 100 })}
        />
        {text.trim().includes('\n') && (
          <Range
            label={texts.lineHeight}
            value={percentOf(lineHeight)}
            words={texts.percent(percentOf(lineHeight))}
            bounds={[60, 250, 5]}
            onChange={(value) => onChange({ lineHeight: value / 100 })}
          />
        )}
        <Checkbox
          size="md"
          label={texts.outline}
          checked={outline !== undefined}
          onChange={({ currentTarget }) =>
            onChange({
              outline: currentTarget.checked
                ? { color: color === whiteInk ? blackInk : whiteInk, width: firstOutline }
                : undefined,
            })
          }
        />
        {outline && (
          <>
            <ChoiceGroup
              label={texts.outlineColour}
              value={outline.color}
              options={inks.map(({ hex, name }) => ({ value: hex as string, label: name, swatch: hex }))}
              onChange={(chosen) => onChange({ outline: { ...outline, color: chosen } })}
            />
            <Range
              label={texts.outlineWidth}
              value={percentOf(outline.width)}
              words={texts.percent(percentOf(outline.width))}
              bounds={[1, 20, 1]}
              onChange={(value) => onChange({ outline: { ...outline, width: value / 100 } })}
            />
          </>
        )}
      </div>
    </details>
  )
}

const percentOf = (share: number) => Math.round(share * 100)

type RangeProps = {
  label: string
  value: number
  /** The value in words. */
  words: string
  bounds: readonly [least: number, most: number, step: number]
  onChange: (value: number) => void
}

function Range({ label, value, words, bounds: [min, max, step], onChange }: RangeProps) {
  const id = useId()
  return (
    <div className={classes.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{words}</output>
    </div>
  )
}
