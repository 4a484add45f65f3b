import { Alert, Button, Checkbox } from '@mantine/core'
import { addingRefusal } from '@teeshala/contract/roster/adding-refusal'
import { repeatsIn, rosterProblems, type WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { useRef } from 'react'
import { changeBulk, type WrittenRoster } from '../../../../shared/designer/drafts/design-drafts.ts'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../../texts/storefront/roster.ts'
import { ColorChoice } from '../../ColorChoice.tsx'
import { bulkLines } from '../../quantity-grid/use-bulk-lines.ts'
import { FilledTexts } from './FilledTexts.tsx'
import { RosterInput } from './RosterInput.tsx'
import classes from './RosterPanel.module.css'
import { RosterPreview } from './RosterPreview.tsx'
import type { RosterStepProps } from './RosterStep.tsx'
import { RosterTable } from './RosterTable.tsx'
import { linesAfter, linesOfRoster, rosterColor, textsIn } from './written-roster.ts'

/** The first field of the first row with an error. */
const firstWrongField = 'td [aria-invalid]'

type RosterPanelProps = RosterStepProps & { roster: WrittenRoster; onRemove: () => void }

/** Names and numbers: the texts that print them, the roster, its errors, and a preview of each piece. */
export function RosterPanel({ productId, lines, designed, cut, colors, sizes, roster, onRemove }: RosterPanelProps) {
  const color = rosterColor(roster, lines, colors)
  const { people, acceptsRepeats } = roster
  const styles = textsIn(designed.chosen.flatMap(({ printed }) => printed.map(({ style }) => style)))
  const problems = rosterProblems(people, styles, sizes)
  const repeats = repeatsIn(people)
  const [wrong] = problems
  const panel = useRef<HTMLDivElement>(null)
  const wrongRows = new Set(problems.map(({ index }) => index)).size

  const change = (next: Partial<WrittenRoster>) => {
    // The page may still show the pieces from before the last change.
    const table = bulkLines(productId)
    const changed = { ...roster, ...next }
    const before = linesOfRoster(people, color, sizes)
    const now = linesOfRoster(changed.people, changed.color ?? color, sizes)
    changeBulk(productId, () => ({ roster: changed, lines: linesAfter({ before, now }, table) }))
    if (before.length > 0 || now.length === 0 || table.length === 0) return
    const restore = () => changeBulk(productId, () => ({ roster, lines: table }))
    toast.good(texts.theListSetsTheQuantities, { label: texts.undo, act: restore })
  }
  const changePeople = (next: readonly WrittenPerson[]) => change({ people: next, acceptsRepeats: false })

  const addPerson = () => {
    const refusal = addingRefusal(people.length, 1)
    if (refusal) toast.bad(refusal)
    else changePeople([...people, { name: '', number: '', size: '' }])
  }

  return (
    <div ref={panel} className={classes.panel}>
      <FilledTexts designed={designed} cloth={colors.find(({ _id }) => _id === color)?.hexCode} />
      <RosterInput
        listed={people.length}
        onPeople={(added) => {
          changePeople([...people, ...added])
          if (people.length > 0) toast.good(texts.peopleAdded(added.length, people.length))
        }}
      />
      <ColorChoice
        label={texts.colourOfThePieces}
        value={color}
        colors={colors}
        onChange={(chosen) => change({ color: chosen })}
      />
      {people.length > 0 && (
        <>
          <p role="status" className={classes.state} data-wrong={wrongRows > 0 || undefined}>
            <strong>{texts.people(people.length)}.</strong>{' '}
            {wrongRows > 0 ? texts.rowsToCorrect(wrongRows) : texts.allGood}
          </p>
          {wrong && (
            <Button
              variant="default"
              className={classes.goTo ?? ''}
              onClick={() => panel.current?.querySelector<HTMLElement>(firstWrongField)?.focus()}
            >
              {texts.goToRow(wrong.index + 1)}
            </Button>
          )}
          <RosterTable people={people} sizes={sizes} problems={problems} repeats={repeats} onChange={changePeople} />
          {repeats.length > 0 && (
            <Alert color="marigold">
              <p className={classes.twice}>{texts.someTwice}</p>
              <Checkbox
                size="md"
                label={texts.itIsRight}
                checked={acceptsRepeats}
                onChange={({ currentTarget }) => change({ acceptsRepeats: currentTarget.checked })}
              />
            </Alert>
          )}
          <RosterPreview
            people={people}
            designed={designed}
            cut={cut}
            cloth={colors.find(({ _id }) => _id === color)}
          />
        </>
      )}
      <div className={classes.ends}>
        <Button variant="default" onClick={addPerson}>
          {texts.addAPerson}
        </Button>
        <Button variant="subtle" onClick={onRemove}>
          {texts.removeTheList}
        </Button>
      </div>
    </div>
  )
}
