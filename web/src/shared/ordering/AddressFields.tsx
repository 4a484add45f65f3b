import { useEffect, useRef } from 'react'
import { PlaceInputs } from '../addresses/PlaceInputs.tsx'
import { SaveAddress } from '../addresses/SaveAddress.tsx'
import { SavedAddresses } from '../addresses/SavedAddresses.tsx'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { usePlaceFiller } from '../slips/use-place-filler.ts'
import type { useDelivery } from './use-delivery.ts'

export type AddressFieldsProps = Pick<
  ReturnType<typeof useDelivery>,
  'address' | 'filling' | 'problems' | 'change' | 'choose' | 'leave' | 'saving'
>

/** The buyer's address: typed, or chosen from the saved ones under `legend`. */
export function AddressFields(props: AddressFieldsProps & { legend?: string }) {
  const { legend, address, filling, problems, change, choose, leave, saving } = props
  const remark = useFilledPlace({ address, ...filling })
  const field = (name: keyof TypedAddress) => ({
    value: address[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => leave(name),
  })
  return (
    <>
      <SavedAddresses legend={legend} value={address} onChoose={choose} />
      <PlaceInputs field={field} pinRemark={remark} />
      <SaveAddress {...saving} />
    </>
  )
}

/** Fills city and state from the PIN code, which may be known already, from a product's page or the profile. Returns the remark about it. */
function useFilledPlace({
  address,
  isKnown,
  pinBefore,
  fill,
}: AddressFieldsProps['filling'] & { address: TypedAddress }) {
  const { fillPlace, look, remark } = usePlaceFiller()
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  const read = () => ({ ...latest.current, pincode: latest.current.postalCode })
  const put = (place: object) => fill({ ...latest.current, ...place }, place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another PIN code is another place
  useEffect(() => {
    // An automatically filled place would count as typed, and suppress suggestions.
    if (isKnown) void fillPlace(read, put, pinBefore.current)
  }, [isKnown, address.postalCode, fillPlace])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city or state may not match the PIN code
  useEffect(() => {
    void look(read, put)
  }, [address.city, address.state, look])
  return remark
}
