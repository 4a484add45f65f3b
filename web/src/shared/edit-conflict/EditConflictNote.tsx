import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import { useEffect, useRef } from 'react'
import * as texts from '../../texts/shared/admin.ts'
import { touchedIn } from '../session/kept/kept-edit.ts'
import { differences, type WordsOf } from './differences.ts'
import classes from './EditConflictNote.module.css'
import type { EditConflictOf } from './edit-conflict-in.ts'

type EditConflictNoteProps<Values extends object> = {
  conflict: EditConflictOf<unknown>
  /** The stored values, those of the form, and those that it was opened with. */
  edit: { theirs: Values; mine: Values; opened: Values }
  /** The labels and values of the fields to compare. */
  words: WordsOf<Values>
  /** Fills the form with the stored values. */
  onUseTheirs: () => void
  /** Saves the form over the stored version that was shown: `basedOn` is then `conflict.current.updatedAt`. */
  onKeepMine: () => void
  isSaving: boolean
}

/** A note in a form: somebody else has changed it since it was opened, and what they changed. */
export function EditConflictNote<Values extends object>(props: EditConflictNoteProps<Values>) {
  const { conflict, edit, words, onUseTheirs, onKeepMine, isSaving } = props
  const { changedBy, current } = conflict
  const differing = differences({ ...edit, touched: touchedIn(edit.mine, edit.opened) }, words)
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further conflict needs focus again
  useEffect(() => note.current?.focus(), [current.updatedAt])
  return (
    <div ref={note} role="alert" tabIndex={-1} className={classes.note}>
      <p className={classes.title}>
        {texts.changedThisOn(changedBy || texts.somebody, formatMoment(current.updatedAt))}
      </p>
      <p>{differing.length === 0 ? texts.whatIsSavedNowIsTheSame : texts.yourChangesAreNotSavedYet}</p>
      {differing.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.theirs}</th>
              <th scope="col">{texts.mine}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.ways}>
        <Button size="sm" variant="default" disabled={isSaving} onClick={onUseTheirs}>
          {texts.useTheirs}
        </Button>
        <Button size="sm" loading={isSaving} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  )
}
