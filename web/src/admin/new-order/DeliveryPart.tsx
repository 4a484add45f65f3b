import { Group, Radio, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePlaceFiller } from '../../shared/slips/use-place-filler.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import type { OrderTerms } from './draft/order-draft.ts'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'
import type { TermsProps } from './part-props.ts'

const fields: readonly (readonly [name: keyof OrderTerms['address'], label: string])[] = [
  ['address', texts.address],
  ['city', texts.city],
  ['postalCode', texts.pinCode],
  ['state', texts.stateOptional],
  ['country', texts.country],
]

/** How the customer gets the order. */
export function DeliveryPart({ draft, change, errors }: TermsProps) {
  const { isShipped, address } = draft
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  const { fillPlace, look, remark } = usePlaceFiller()
  const read = () => ({ ...latest.current, pincode: latest.current.postalCode })
  const fill = (place: object) => change({ address: { ...latest.current, ...place } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed city or state may not match the PIN code
  useEffect(() => {
    if (isShipped) void look(read, fill)
  }, [isShipped, address.city, address.state, look])
  const type = (name: keyof OrderTerms['address'], value: string) => {
    const next = { ...address, [name]: value }
    change({ address: next })
    if (name !== 'postalCode') return
    latest.current = next
    void fillPlace(read, fill, address.postalCode)
  }
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
      {isShipped && (
        <div className={classes.fields}>
          {fields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              required={name !== 'state'}
              autoComplete="off"
              className={name === 'address' ? classes.wide : undefined}
              {...(name === 'postalCode' && {
                inputMode: 'numeric' as const,
                inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
                description: remark,
              })}
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
