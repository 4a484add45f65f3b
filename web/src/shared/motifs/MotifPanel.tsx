import { Checkbox, TextInput } from '@mantine/core'
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { thinnestMm } from '@teeshala/contract/motifs/draw-motif'
import { findMotifs } from '@teeshala/contract/motifs/find-motifs'
import { type MotifGroup, motifDrawings, motifGroups } from '@teeshala/contract/motifs/motif-drawings'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import { useId, useState } from 'react'
import * as texts from '../../texts/shared/design/motifs.ts'
import { inks, whiteInk } from '../design-text/inks.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import { Choices } from '../ui/choices/Choices.tsx'
import classes from './MotifPanel.module.css'

type MotifPanelProps = {
  style: MotifStyle
  /** Its place; undefined until it is drawn. */
  place: DesignPlace | undefined
  onChange: (style: MotifStyle) => void
}

const groups = Object.keys(motifGroups) as MotifGroup[]
const colours = inks.map(({ hex, name }) => ({ value: hex as string, label: name, swatch: hex }))
/** The thinnest detail that a press can print durably. */
const thinnestPrintMm = 0.3
const outlineWidth = 0.015

/** The choice of motif, and its colours. */
export function MotifPanel({ style, place, onChange }: MotifPanelProps) {
  const [asked, setAsked] = useState('')
  const [group, setGroup] = useState<MotifGroup>()
  const name = useId()
  const drawing = motifDrawings[style.motif]
  const [first = whiteInk, second = first] = style.colors
  const found = findMotifs(asked, group)
  const thinnest = place && thinnestMm(drawing, style, place)
  return (
    <div className={classes.panel}>
      <TextInput
        label={texts.findMotif}
        placeholder={texts.findMotifExample}
        autoComplete="off"
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
        // Enter searches; it must not submit the order around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ChoiceGroup<MotifGroup | 'all'>
        label={texts.group}
        value={group ?? 'all'}
        options={[
          { value: 'all', label: texts.all },
          ...groups.map((each) => ({ value: each, label: texts.groups[each] })),
        ]}
        onChange={(chosen) => setGroup(chosen === 'all' ? undefined : chosen)}
      />
      {found.length === 0 ? (
        <p role="status">{texts.nothingFound}</p>
      ) : (
        <Choices legend={texts.motifs}>
          <div className={classes.motifs}>
            {found.map((motif) => (
              <label key={motif} className={classes.motif} title={motifNames[motif]}>
                <input
                  type="radio"
                  name={name}
                  checked={motif === style.motif}
                  onChange={() => onChange({ ...style, motif })}
                  aria-label={motifNames[motif]}
                />
                <svg viewBox={`0 0 ${motifDrawings[motif].width} ${motifDrawings[motif].height}`} aria-hidden>
                  {motifDrawings[motif].paths.map((d) => (
                    <path key={d} d={d} fillRule="evenodd" />
                  ))}
                </svg>
              </label>
            ))}
          </div>
        </Choices>
      )}
      <ChoiceGroup
        label={texts.mainColour}
        value={first}
        options={colours}
        onChange={(color) => onChange({ ...style, colors: [color, second] })}
      />
      {drawing.paths.length > 1 && (
        <ChoiceGroup
          label={texts.secondColour}
          value={second}
          options={colours}
          onChange={(color) => onChange({ ...style, colors: [first, color] })}
        />
      )}
      <Checkbox
        size="md"
        label={texts.whiteOutline}
        checked={style.outline !== undefined}
        onChange={({ currentTarget }) =>
          onChange({ ...style, outline: currentTarget.checked ? { color: whiteInk, width: outlineWidth } : undefined })
        }
      />
      {thinnest !== undefined && thinnest < thinnestPrintMm && (
        <p className={classes.warning}>{texts.thinAt(Math.round(thinnest * 100) / 100, thinnestPrintMm)}</p>
      )}
    </div>
  )
}
