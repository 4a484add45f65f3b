import { Button } from '@mantine/core'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { type RosterField, rosterFields } from '@teeshala/contract/roster/roster-field'
import { useLayoutEffect, useRef } from 'react'
import { addDrawnLayer, firstStyle } from '../../../../shared/designer/layers.ts'
import * as texts from '../../../../texts/storefront/roster.ts'
import type { BulkDesign, useBulkDesigns } from '../designs/use-bulk-designs.ts'
import classes from './RosterPanel.module.css'

type FilledTextsProps = { designed: ReturnType<typeof useBulkDesigns>; cloth: string | undefined }

const words = {
  name: { own: texts.nameText, add: texts.printNames, where: texts.namesArePrintedAt },
  number: { own: texts.numberText, add: texts.printNumbers, where: texts.numbersArePrintedAt },
} as const

/** The texts that take values from the roster, with links to them. */
export function FilledTexts({ designed: { shown, chosen }, cloth = undyedCloth }: FilledTextsProps) {
  const part = useRef<HTMLDivElement>(null)
  const added = useRef<RosterField>(undefined)
  const add = (field: RosterField) => {
    added.current = field
    addDrawnLayer(shown.canvas, { ...firstStyle(cloth), text: words[field].own, fills: field })
  }
  useLayoutEffect(() => {
    const there = added.current && part.current?.querySelector<HTMLElement>(`[data-field="${added.current}"]`)
    if (!there) return
    added.current = undefined
    // The pressed button is gone; its replacement is announced.
    if (document.activeElement === document.body) there.focus()
  })
  return (
    <div ref={part} className={classes.part}>
      <p className={classes.hint}>{texts.whereTheyGo}</p>
      <div className={classes.fields}>
        {rosterFields.map((field) => {
          const placement = placementOf(chosen.length > 0 ? chosen : [shown], field)
          return placement ? (
            <span key={field} className={classes.there} data-field={field} tabIndex={-1}>
              {words[field].where(placement)}
            </span>
          ) : (
            <Button key={field} variant="default" onClick={() => add(field)}>
              {words[field].add}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

const placementOf = (designs: readonly BulkDesign[], field: RosterField) =>
  designs.find(({ printed }) => printed.some(({ style }) => 'text' in style && style.fills === field))?.placement
