import { IconTruckDelivery } from '@tabler/icons-react'
import { formatWeekday } from '../ui/day.ts'
import classes from './PromiseLine.module.css'
import type { ShownPromise } from './use-delivery-promise.ts'

/** 'Order by 6 pm today: with you by Sat, 28 Nov'; without a PIN code, the days between which it arrives. */
export function PromiseLine({ promise }: { promise: ShownPromise | undefined }) {
  if (!promise) return null
  return (
    <p className={classes.line}>
      <IconTruckDelivery size={20} aria-hidden />
      <span>{'by' in promise ? <Promised promise={promise} /> : <Range promise={promise} />}</span>
    </p>
  )
}

function Promised({ promise: { to, by, orderBy } }: { promise: Extract<ShownPromise, { by: string }> }) {
  return (
    <>
      {orderBy}: {to === 'counter' ? 'ready to collect on' : 'with you by'} <strong>{formatWeekday(by)}</strong>
    </>
  )
}

function Range({ promise: { from, until } }: { promise: Extract<ShownPromise, { from: string }> }) {
  if (from === until) {
    return (
      <>
        With you by <strong>{formatWeekday(from)}</strong>
      </>
    )
  }
  return (
    <>
      With you between <strong>{formatWeekday(from)}</strong> and <strong>{formatWeekday(until)}</strong>
    </>
  )
}
