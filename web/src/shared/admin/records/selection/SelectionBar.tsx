import { formatCount } from '@teeshala/contract/count-format'
import type { ReactNode } from 'react'
import * as texts from '../../../../texts/shared/admin.ts'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import classes from './SelectionBar.module.css'
import type { RecordSelection } from './use-record-selection.ts'

type SelectionBarProps = {
  count: number
  selection: RecordSelection
  /** The actions for the selection. */
  children: ReactNode
}

/** The actions for the selected records, visible while any are selected. */
export function SelectionBar({ count, selection, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section className={classes.bar} aria-label={texts.selection}>
      <strong className={classes.count} role="status">
        {texts.selected(formatCount(count))}
      </strong>
      <div className={classes.actions}>{children}</div>
      <div className={classes.rest}>
        {!selection.areAll && (
          <SmallButton variant="subtle" onClick={selection.toggleAll}>
            {texts.selectAllShown}
          </SmallButton>
        )}
        <SmallButton variant="subtle" onClick={selection.clear}>
          {texts.clearSelection}
        </SmallButton>
      </div>
    </section>
  )
}
