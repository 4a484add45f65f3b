import { Checkbox } from '@mantine/core'
import * as texts from '../../../../texts/shared/admin.ts'
import classes from './select.module.css'
import type { RecordSelection } from './use-record-selection.ts'

/** Selects all listed records, or none. */
export function SelectAllRecords({ label, selection }: { label: string; selection: RecordSelection }) {
  return (
    <Checkbox
      classNames={{ input: classes.box ?? '' }}
      aria-label={texts.selectShown(label)}
      checked={selection.areAll}
      indeterminate={selection.areSome && !selection.areAll}
      onChange={selection.toggleAll}
    />
  )
}
