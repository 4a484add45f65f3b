import { Group, Radio } from '@mantine/core'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { FormPart } from './FormPart.tsx'
import type { TermsProps } from './part-props.ts'

/** How the customer gets the order. */
export function DeliveryPart(props: TermsProps) {
  const { draft, change } = props
  const { isShipped } = draft
  return (
    <FormPart title={texts.delivery}>
      <Radio.Group
        aria-label={texts.delivery}
        value={isShipped ? 'ship' : 'collect'}
        onChange={(way) => change({ isShipped: way === 'ship' })}
      >
        <Group gap="lg">
          <Radio value="ship" label={texts.sendToAnAddress} />
          <Radio value="collect" label={texts.collectFromTheShop} />
        </Group>
      </Radio.Group>
      {isShipped && <AddressInputs {...props} of="shippingAddress" />}
    </FormPart>
  )
}
