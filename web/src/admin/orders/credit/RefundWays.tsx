import { Radio } from '@mantine/core'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RefundWay } from '@teeshala/contract/tax/credit/refund-way'
import * as texts from '../../../texts/admin/orders/credit.ts'
import classes from './credit.module.css'

type RefundWaysProps = {
  /** The amount to refund, and how much of it can be refunded online. */
  back: number
  online: number
  /** Undefined until chosen: offline refunds must be made by hand before they are recorded. */
  value: RefundWay | undefined
  error: string | false
  onChange: (way: RefundWay) => void
}

/** How a credit note is refunded: online if the payment was, otherwise by staff. */
export function RefundWays({ back, online, value, error, onChange }: RefundWaysProps) {
  const isTooMuch = back > online
  return (
    <Radio.Group
      label={texts.howTheMoneyGoesBack(formatAmount(back))}
      description={value === 'gateway' ? texts.itGoesByItself : texts.returnItFirst}
      value={value ?? null}
      error={error}
      onChange={(way) => onChange(way as RefundWay)}
    >
      <div className={classes.ways}>
        {online > 0 && (
          <Radio
            value="gateway"
            label={texts.throughTheGateway}
            disabled={isTooMuch}
            description={isTooMuch && texts.onlyOnline(formatAmount(online))}
          />
        )}
        <Radio value="bank" label={texts.byBank} />
        <Radio value="cash" label={texts.inCash} />
      </div>
    </Radio.Group>
  )
}
