import { IconX } from '@tabler/icons-react'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { latinDigits } from '@teeshala/contract/latin-digits'
import type { RowNote, WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { maxNumberDigits } from '@teeshala/contract/roster/roster'
import { useId } from 'react'
import { useKeptFocus } from '../../../../shared/ui/focus/use-kept-focus.ts'
import * as texts from '../../../../texts/storefront/roster.ts'
import classes from './RosterTable.module.css'

type RosterTableProps = {
  people: readonly WrittenPerson[]
  /** The garment's sizes. */
  sizes: readonly string[]
  problems: readonly RowNote[]
  repeats: readonly RowNote[]
  onChange: (people: readonly WrittenPerson[]) => void
}

/** The roster, editable row by row, with errors below each. */
export function RosterTable({ people, sizes, problems, repeats, onChange }: RosterTableProps) {
  const id = useId()
  const { place, leaves } = useKeptFocus<HTMLTableElement>()
  const notes = Map.groupBy([...problems, ...repeats], ({ index }) => index)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its container must be scrollable by keyboard
    <section className={classes.scroll} aria-label={texts.listOfPeople} tabIndex={0}>
      <table ref={place} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.size}</th>
            <td />
          </tr>
        </thead>
        {people.map((person, index) => {
          const change = (changes: Partial<WrittenPerson>) => onChange(people.with(index, { ...person, ...changes }))
          const told = notes.get(index) ?? []
          const isWrong = problems.some((problem) => problem.index === index)
          const field = (of: string) => ({
            'aria-label': texts.fieldOfRow(of, index + 1),
            'aria-invalid': isWrong || undefined,
            'aria-describedby': told.length > 0 ? `${id}-${index}` : undefined,
          })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no other identity while they are edited
            <tbody key={index}>
              <tr>
                <th scope="row">{index + 1}</th>
                <td>
                  <input
                    {...field(texts.name)}
                    value={person.name}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                </td>
                <td className={classes.number}>
                  <input
                    {...field(texts.number)}
                    inputMode="numeric"
                    maxLength={maxNumberDigits}
                    value={person.number}
                    onChange={({ target }) => change({ number: latinDigits(target.value.trim()) })}
                  />
                </td>
                <td className={classes.size}>
                  <select
                    {...field(texts.size)}
                    value={person.size}
                    onChange={({ target }) => change({ size: target.value })}
                  >
                    {!sizes.includes(person.size) && (
                      <option value={person.size}>{person.size || texts.chooseSize}</option>
                    )}
                    {sizes.map((each) => (
                      <option key={each} value={each}>
                        {sizeLabel(each)}
                      </option>
                    ))}
                  </select>
                </td>
                <td className={classes.remove}>
                  <button
                    type="button"
                    aria-label={texts.removeRow(index + 1)}
                    data-removes
                    onClick={() => {
                      leaves(index)
                      onChange(people.toSpliced(index, 1))
                    }}
                  >
                    <IconX size={18} />
                  </button>
                </td>
              </tr>
              {told.length > 0 && (
                <tr>
                  <td />
                  <td colSpan={4} id={`${id}-${index}`} className={classes.note} data-wrong={isWrong || undefined}>
                    {told.map(({ message }) => message).join(' ')}
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}
