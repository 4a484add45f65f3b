import { Anchor } from '@mantine/core'
import { formatNearDay } from '@teeshala/contract/date-format'
import { isDateOver } from '@teeshala/contract/delivery/moved-promise'
import { type Day, dayOf } from '@teeshala/contract/india-day'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import * as texts from '../../texts/shared/orders.ts'
import { Link } from '../routing/Link.tsx'
import classes from './OrderDates.module.css'

type Reader = 'customer' | 'staff'
type OrderDatesProps = { order: AnyOrder; reader: Reader }

const isPast = (day: Day) => day < dayOf(new Date())

/** Whether an order has a date to be told: what is over or waits at the counter has none, nor has a promise that the payment came too late for. */
export function hasDates(order: AnyOrder): boolean {
  const isOver = isDateOver(statusOf(order), order.shippingAddress === null ? 'collect' : 'ship')
  const promised = order.promisedBy ?? order.readyOn
  if (isOver || (promised && isPast(promised) && isPayable(order))) return false
  return (promised ?? order.neededBy) !== undefined
}

/** By when an order was promised, and by when its customer needs it; nothing of one that is over. */
export function OrderDates({ order, reader }: OrderDatesProps) {
  if (!hasDates(order)) return null
  const { promisedBy, movedDate, readyOn, neededBy, shippingAddress } = order
  const isUnmet = neededBy !== undefined && promisedBy !== undefined && neededBy < promisedBy
  const isMade = statusOf(order) === 'shipped'
  return (
    <div className={classes.dates}>
      {readyOn && !isMade && (reader === 'staff' || shippingAddress === null || !promisedBy) && (
        <Due day={readyOn} words={texts.readyBy} lateWords={texts.wasToBeReadyOn} reader={reader} />
      )}
      {promisedBy && shippingAddress && (
        <Due
          day={promisedBy}
          words={reader === 'staff' ? texts.promisedBy : texts.withYouByLabel}
          lateWords={texts.wasDueOn}
          reader={reader}
        />
      )}
      {movedDate && (
        <p className={classes.moved}>
          {movedDate.from ? texts.dateWasMoved(formatNearDay(movedDate.from), movedDate.reason) : movedDate.reason}
        </p>
      )}
      {neededBy && (
        <p data-unmet={isUnmet || undefined}>
          {reader === 'staff' ? texts.neededBy : texts.youNeedItBy} <strong>{formatNearDay(neededBy)}</strong>
          {isUnmet && (reader === 'staff' ? texts.earlierThanPromisedCallTheCustomer : texts.weCallYouAboutThisDate)}
        </p>
      )}
    </div>
  )
}

type DueProps = { day: Day; words: string; lateWords: string; reader: Reader }

/** A day that something was promised for, in other words once it has passed. */
function Due({ day, words, lateWords, reader }: DueProps) {
  const isLate = isPast(day)
  return (
    <p data-unmet={isLate || undefined}>
      {isLate ? lateWords : words} <strong>{formatNearDay(day)}</strong>
      {isLate && reader === 'staff' && texts.lateCallTheCustomer}
      {isLate && reader === 'customer' && (
        <>
          {texts.sorryItIsLate}{' '}
          <Anchor component={Link} to="/contact" inherit>
            {texts.askUsWhenItComes}
          </Anchor>
          .
        </>
      )}
    </p>
  )
}
