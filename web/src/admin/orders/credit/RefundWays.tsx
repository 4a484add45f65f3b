import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RefundWay } from '@teeshala/contract/tax/credit/refund-way'
import * as texts from '../../../texts/admin/orders/credit.ts'
import classes from './credit.module.css'

type RefundWaysProps = {
  /** What goes back, and what of the order can go back online. */
  back: number
  online: number
  /** Undefined while none is chosen: money that did not come online is returned by hand before it is said to be. */
  value: RefundWay | undefined
  error: string | false
  onChange: (way: RefundWay) => void
}

/** How the money of a credit note goes back: online where it came so, else by staff. */
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
