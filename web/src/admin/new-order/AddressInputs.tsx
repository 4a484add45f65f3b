import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePlaceFiller } from '../../shared/slips/use-place-filler.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import type { OrderTerms } from './draft/order-draft.ts'
import classes from './new-order.module.css'
import type { TermsProps } from './part-props.ts'

const fields: readonly (readonly [name: keyof OrderTerms['address'], label: string])[] = [
  ['address', texts.address],
  ['city', texts.city],
  ['postalCode', texts.pinCode],
  ['state', texts.stateOptional],
  ['country', texts.country],
]

/** The customer's address: where the order is sent, or whom it is billed to. `of` is its field in the request. */
export function AddressInputs({
  draft,
  change,
  errors,
  of,
}: TermsProps & { of: 'shippingAddress' | 'billingAddress' }) {
  const { address } = draft
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  const { fillPlace, look, remark } = usePlaceFiller()
  const read = () => ({ ...latest.current, pincode: latest.current.postalCode })
  const fill = (place: object) => change({ address: { ...latest.current, ...place } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed city or state may not match the PIN code
  useEffect(() => {
    void look(read, fill)
  }, [address.city, address.state, look])
  const type = (name: keyof OrderTerms['address'], value: string) => {
    const next = { ...address, [name]: value }
    change({ address: next })
    if (name !== 'postalCode') return
    latest.current = next
    void fillPlace(read, fill, address.postalCode)
  }
  return (
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
          error={errors[`${of}.${name}`]}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
    </div>
  )
}
