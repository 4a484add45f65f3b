import { useQuery } from '@tanstack/react-query'
import { type Destination, destinationOf } from '@teeshala/contract/delivery/delivery-promise'
import { BillingAddress } from '@teeshala/contract/orders/buyer/billing-address'
import { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { useRef, useState } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import { profileQuery } from '../accounts/profile-query.ts'
import { emptyAddress, type TypedAddress } from '../addresses/typed-address.ts'
import { useKnownAddresses } from '../addresses/use-known-addresses.ts'
import { useSaveAddress } from '../addresses/use-save-address.ts'
import { keepPincodeOf, usePincode } from '../delivery/pincode-draft.ts'
import { useSession } from '../session/session-store.ts'
import { focusMarkedField } from '../ui/focus/focus-marked-field.ts'
import { useContactDraft } from './contact/contact-draft.ts'
import { chooseCollected, type Delivered, useDeliveryDraft, useIsCollected } from './delivery-draft.ts'
import { errorsAfterBlur, remainingErrors } from './remaining-errors.ts'

type Problems = Readonly<Partial<Record<keyof TypedAddress, string>>>

/** The format of a postal code depends on its country. */
const hanging = { country: ['postalCode'] }

/** Whether an order is collected or sent, and the buyer's address: where it is sent, or whom a collected order is billed to. `leave` shows what is wrong with a field that was left, unless it is empty, `check` all that is wrong with the address, and leads there. */
export function useDelivery(delivered: Delivered) {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const known = useKnownAddresses()
  const suggested = known?.[0]
  const isKnown = known !== undefined
  const typedContact = useContactDraft(({ contact }) => contact)
  const person = { name: profile?.name, phone: profile?.phone, ...typedContact }
  const isCollected = useIsCollected(delivered)
  const typed = useDeliveryDraft((draft) => draft.address)
  const [problems, setProblems] = useState<Problems>({})
  const pincode = usePincode()
  const address = typed ?? (suggested ? typedOf(suggested) : { ...emptyAddress, postalCode: pincode })
  const saving = useSaveAddress({ ...address, name: person.name, phone: person.phone })

  const change = (changes: Partial<TypedAddress>) => {
    const next = { ...address, ...changes }
    pinBefore.current = address.postalCode
    useDeliveryDraft.setState({ address: next })
    keepPincodeOf(next)
    setProblems((known) => remainingErrors(known, changes, hanging))
  }

  /** The PIN code being replaced; undefined for an address chosen as a whole. */
  const pinBefore = useRef<string | undefined>(undefined)

  const choose = (saved: ShippingAddress) => {
    change(typedOf(saved))
    pinBefore.current = undefined
    const { name = '', phone = '' } = saved
    // The contact's name stays if the address has none.
    if (name) useContactDraft.setState(({ contact }) => ({ contact: { ...contact, name, ...(phone && { phone }) } }))
  }

  const fill = (next: TypedAddress, place: object) => {
    useDeliveryDraft.setState({ address: next })
    setProblems((known) => remainingErrors(known, place))
  }

  const collect = (isCollectedNow: boolean) => {
    chooseCollected(delivered, isCollectedNow)
    setProblems({})
  }

  const schema = isCollected ? BillingAddress : ShippingAddress
  const leave = (field: keyof TypedAddress) => {
    if (address[field].trim() !== '') setProblems((known) => errorsAfterBlur(known, problemsOf(address, schema), field))
  }

  const check = (isBilled: boolean): boolean => {
    if (isCollected && !isBilled) return true
    const found = problemsOf(address, schema)
    setProblems(found)
    const isGood = Object.keys(found).length === 0
    if (!isGood) focusMarkedField()
    return isGood
  }

  /** Returns the address part of an order request; of a collected order only what its bill has to name. */
  const request = ({ name, phone }: { readonly name: string; readonly phone: string }, isBilled: boolean) => {
    if (!isCollected) return { shippingAddress: { ...address, name, phone } }
    return isBilled ? { billingAddress: address } : {}
  }

  const destination: Destination | undefined = isCollected ? 'counter' : destinationOf(address)

  return {
    isCollected,
    address,
    filling: { isKnown, pinBefore, fill },
    destination,
    problems,
    change,
    choose,
    collect,
    leave,
    check,
    request,
    saving,
  }
}

function typedOf({ address, city, state = '', postalCode, country }: ShippingAddress): TypedAddress {
  return { address, city, state, postalCode, country }
}

/** Returns the errors of an address by field. */
function problemsOf(address: TypedAddress, schema: typeof ShippingAddress): Problems {
  const issues = schema.safeParse(address).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], shortly(address, path[0], message)]))
}

/** Otherwise the full sentence about missing fields would be shown four times. */
const shortly = (address: TypedAddress, field: PropertyKey | undefined, message: string) =>
  address[field as keyof TypedAddress]?.trim() === '' ? texts.fillThisIn : message
