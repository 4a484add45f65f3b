import { IconTruckDelivery } from '@tabler/icons-react'
import { formatNearDay } from '@teeshala/contract/date-format'
import * as texts from '../../texts/shared/orders.ts'
import classes from './PromiseLine.module.css'
import type { ShownPromise } from './use-delivery-promise.ts'

/** 'Order by 6 pm today: with you by Sat, 28 Nov'; without a PIN code, a range of dates. */
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
      {orderBy}: {to === 'counter' ? texts.readyToCollectOn : texts.withYouBy} <strong>{formatNearDay(by)}</strong>
    </>
  )
}

function Range({ promise: { from, until } }: { promise: Extract<ShownPromise, { from: string }> }) {
  if (from === until) {
    return (
      <>
        {texts.withYouByLabel} <strong>{formatNearDay(from)}</strong>
      </>
    )
  }
  return (
    <>
      {texts.withYouBetween} <strong>{formatNearDay(from)}</strong> {texts.and} <strong>{formatNearDay(until)}</strong>
    </>
  )
}
