import { Group, Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useEffect, useRef } from 'react'
import { usePlaceFiller } from '../../shared/pincodes/use-place-filler.ts'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'
import type { OrderTerms } from './order-draft.ts'
import type { TermsProps } from './part-props.ts'

const fields: readonly (readonly [name: keyof OrderTerms['address'], label: string])[] = [
  ['address', 'Address'],
  ['city', 'City'],
  ['postalCode', 'PIN code'],
  ['state', 'State (optional)'],
  ['country', 'Country'],
]

/** How the order reaches its customer. */
export function DeliveryPart({ draft, change, errors }: TermsProps) {
  const { isShipped, address } = draft
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  const fillPlace = usePlaceFiller()
  const type = (name: keyof OrderTerms['address'], value: string) => {
    const next = { ...address, [name]: value }
    change({ address: next })
    if (name !== 'postalCode') return
    latest.current = next
    const read = () => ({ ...latest.current, pincode: latest.current.postalCode })
    void fillPlace(read, (place) => change({ address: { ...latest.current, ...place } }))
  }
  return (
    <FormPart title="Delivery">
      <Radio.Group
        aria-label="Delivery"
        value={isShipped ? 'ship' : 'collect'}
        onChange={(way) => change({ isShipped: way === 'ship' })}
      >
        <Group gap="lg">
          <Radio value="ship" label="Send to an address" />
          <Radio value="collect" label="Collect from the shop" />
        </Group>
      </Radio.Group>
      {isShipped && (
        <div className={classes.fields}>
          {fields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              required={name !== 'state'}
              autoComplete="off"
              className={name === 'address' ? classes.wide : undefined}
              {...(name === 'postalCode' && { inputMode: 'numeric' as const })}
              value={address[name]}
              error={errors[`shippingAddress.${name}`]}
              onChange={({ target }) => type(name, target.value)}
            />
          ))}
        </div>
      )}
    </FormPart>
  )
}
