import type { ReactNode } from 'react'
import { openRowLink } from './open-row-link.ts'
import classes from './RecordCards.module.css'
import type { RecordListProps } from './record-column.ts'
import { SelectRecord } from './selection/SelectRecord.tsx'

/** A list of records on a narrow screen: the table's columns one below the other, without empty ones. */
export function RecordCards<Listed extends { readonly _id: string }>(props: RecordListProps<Listed>) {
  const { label, columns, records, opens = false, selects } = props
  return (
    <ul className={classes.cards} aria-label={label}>
      {records.map((listed) => (
        <li
          key={listed._id}
          className={classes.card}
          data-selected={selects?.selection.isSelected(listed._id) || undefined}
          {...(opens && { onClick: openRowLink })}
        >
          <div className={classes.head}>
            {selects && (
              <div className={classes.select} data-selects>
                <SelectRecord id={listed._id} name={selects.nameOf(listed)} selection={selects.selection} />
              </div>
            )}
            {columns.find(({ inCard }) => inCard === 'title')?.cell(listed)}
            <span>{columns.find(({ inCard }) => inCard === 'aside')?.cell(listed)}</span>
          </div>
          <dl className={classes.facts}>
            {columns
              .filter(({ inCard }) => !inCard)
              .map(({ header, cell }) => ({ header, fact: cell(listed) }))
              .filter(({ fact }) => !isNothing(fact))
              .map(({ header, fact }) => (
                <div key={header}>
                  <dt>{header}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const isNothing = (fact: ReactNode) => fact === undefined || fact === null || fact === false || fact === ''
