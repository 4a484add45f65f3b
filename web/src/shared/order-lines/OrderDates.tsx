import { formatNearDay } from '@teeshala/contract/date-format'
import { isDateOver } from '@teeshala/contract/delivery/moved-promise'
import { type Day, dayOf } from '@teeshala/contract/india-day'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import * as texts from '../../texts/shared/orders.ts'
import { TextLink } from '../routing/TextLink.tsx'
import classes from './OrderDates.module.css'

type Reader = 'customer' | 'staff'
type OrderDatesProps = { order: AnyOrder; reader: Reader }

const isPast = (day: Day) => day < dayOf(new Date())

/** Returns whether an order has a date to show: not if it is over, ready at the counter, or its promise lapsed because payment came late. */
export function hasDates(order: AnyOrder): boolean {
  const isOver = isDateOver(statusOf(order), order.shippingAddress === null ? 'collect' : 'ship')
  const promised = order.promisedBy ?? order.readyOn
  if (isOver || (promised && isPast(promised) && isPayable(order))) return false
  return (promised ?? order.neededBy) !== undefined
}

/** The promised date, and the date needed by; nothing if the order is over. */
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

/** A promised date, worded differently once it has passed. */
function Due({ day, words, lateWords, reader }: DueProps) {
  const isLate = isPast(day)
  return (
    <p data-unmet={isLate || undefined}>
      {isLate ? lateWords : words} <strong>{formatNearDay(day)}</strong>
      {isLate && reader === 'staff' && texts.lateCallTheCustomer}
      {isLate && reader === 'customer' && (
        <>
          {texts.sorryItIsLate}{' '}
          <TextLink to="/contact" inherit>
            {texts.askUsWhenItComes}
          </TextLink>
          .
        </>
      )}
    </p>
  )
}
