import type { PersonOfOrder } from '@teeshala/contract/bulk/bulk-order'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import * as texts from '../../../texts/shared/orders.ts'
import classes from './PeopleList.module.css'

/** Who gets which piece of an order. */
export function PeopleList({ people }: { people: readonly PersonOfOrder[] }) {
  const hasColors = new Set(people.map(({ color }) => color)).size > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its container must be scrollable by keyboard
    <section className={classes.scroll} aria-label={texts.listOfPeople} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.personName}</th>
            <th scope="col">{texts.personNumber}</th>
            <th scope="col">{texts.personSize}</th>
            {hasColors && <th scope="col">{texts.personColour}</th>}
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, number, size, color, colorName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's list does not change
            <tr key={index}>
              <td>{name || '–'}</td>
              <td>{number || '–'}</td>
              <td>{sizeLabel(size)}</td>
              {hasColors && <td>{colorName ?? color}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
