import { Alert, Button, Checkbox } from '@mantine/core'
import { maxTextLength, type TextStyle, textProblem } from '@teeshala/contract/design-document/design-document'
import { fontOf } from '@teeshala/contract/design-document/design-fonts'
import { fontWith, missingLetters } from '@teeshala/contract/design-document/letters'
import { useEffect, useRef } from 'react'
import * as texts from '../../texts/shared/design/design-text.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import { GrowingTextarea } from '../ui/fields/GrowingTextarea.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { AnotherColour } from './AnotherColour.tsx'
import { FontPicker } from './FontPicker.tsx'
import { inks } from './inks.ts'
import { LetterSizeField } from './LetterSizeField.tsx'
import { TextFinish } from './TextFinish.tsx'
import classes from './TextPanel.module.css'

type TextPanelProps = {
  style: TextStyle
  onChange: (style: TextStyle) => void
  /** The present letter size; undefined while loading. */
  letterMm: number | undefined
  onLetterMm: (letterMm: number) => void
  /** The font failed to load. */
  hasFailed: boolean
  onRetry: () => void
  /** It was just added: its text gets focus. */
  isNew: boolean
}

/** A text's content and appearance. */
export function TextPanel({ style, onChange, letterMm, onLetterMm, hasFailed, onRetry, isNew }: TextPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (changes: Partial<TextStyle>) => onChange({ ...style, ...changes })
  const problem = textProblem(style)
  const other = missingLetters(style.text, style.font).length > 0 ? fontWith(style.text) : undefined
  useEffect(() => {
    if (!isNew) return
    field.current?.select()
    // The panel of another text above it has disappeared.
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])

  return (
    <div ref={panel} className={classes.panel}>
      <GrowingTextarea
        ref={field}
        label={texts.text}
        minRows={1}
        maxRows={8}
        // One more than allowed: the message explains the limit, a field that stops accepting input does not.
        maxLength={maxTextLength + 1}
        value={style.text}
        error={style.text.trim() === '' ? undefined : problem}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {other && (
        <SmallButton
          onClick={() => {
            change({ font: other, isBold: false })
            // This button disappears; focus moves to the selected font.
            panel.current?.querySelector<HTMLElement>(`input[type="radio"][value="${other}"]`)?.focus()
          }}
        >
          {texts.takeFont(fontOf(other).name)}
        </SmallButton>
      )}
      {hasFailed && (
        <Alert color="red" role="alert" classNames={{ message: classes.problem ?? '' }}>
          <p>{texts.lettersDidNotLoad}</p>
          <Button size="compact-sm" variant="white" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </Alert>
      )}
      <FontPicker
        value={style.font}
        text={style.text}
        onChange={(font) => change({ font, isBold: style.isBold && fontOf(font).bold !== undefined })}
      />
      <ChoiceGroup
        label={texts.ink}
        value={style.color}
        options={inks.map(({ hex, name }) => ({ value: hex as string, label: name, swatch: hex }))}
        onChange={(color) => change({ color })}
        help={<AnotherColour value={style.color} onChange={(color) => change({ color })} />}
      />
      <div className={classes.row}>
        <LetterSizeField value={letterMm} onChange={onLetterMm} />
        {fontOf(style.font).bold && (
          <Checkbox
            className={classes.bold ?? ''}
            size="md"
            label={texts.bold}
            checked={style.isBold}
            onChange={({ currentTarget }) => change({ isBold: currentTarget.checked })}
          />
        )}
      </div>
      {style.text.trim().includes('\n') && (
        <ChoiceGroup
          label={texts.alignment}
          value={style.align}
          options={[
            { value: 'left', label: texts.left },
            { value: 'center', label: texts.center },
            { value: 'right', label: texts.right },
          ]}
          onChange={(align) => change({ align })}
        />
      )}
      <TextFinish style={style} onChange={change} />
    </div>
  )
}
