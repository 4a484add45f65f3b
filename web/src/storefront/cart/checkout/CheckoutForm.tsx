import { SimpleGrid, Skeleton, Stack, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import { hasOwnDesign } from '@teeshala/contract/designs/line-designs'
import { toPaise } from '@teeshala/contract/money'
import { type PostalPlace, shippingRequired } from '@teeshala/contract/orders/buyer/shipping-address'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type ReactNode, useEffect, useState } from 'react'
import { profileQuery } from '../../../shared/accounts/profile-query.ts'
import { PlaceInputs } from '../../../shared/addresses/PlaceInputs.tsx'
import { recipientOfProfile } from '../../../shared/addresses/recipient-of-profile.ts'
import { SaveAddress } from '../../../shared/addresses/SaveAddress.tsx'
import { SavedAddresses } from '../../../shared/addresses/SavedAddresses.tsx'
import { emptyRecipient, type TypedRecipient } from '../../../shared/addresses/typed-address.ts'
import { useKnownAddresses } from '../../../shared/addresses/use-known-addresses.ts'
import { usePlaceForm } from '../../../shared/addresses/use-place-form.ts'
import { useSaveAddress } from '../../../shared/addresses/use-save-address.ts'
import { keepPincodeOf } from '../../../shared/delivery/pincode-draft.ts'
import { CompanyFields } from '../../../shared/ordering/CompanyFields.tsx'
import { ContactProofHost } from '../../../shared/ordering/contact/ContactProofHost.tsx'
import { PlaceBar } from '../../../shared/ordering/PlaceBar.tsx'
import { RefusedDestination } from '../../../shared/ordering/RefusedDestination.tsx'
import { standingRefusal } from '../../../shared/ordering/standing-refusal.ts'
import { useOrderExtras } from '../../../shared/ordering/use-order-extras.ts'
import { PaymentMethods } from '../../../shared/payments/PaymentMethods.tsx'
import { howToPayMissing, usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { focusFirstInvalid } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { actsAsButton } from '../../../shared/ui/presses/acts-as-button.ts'
import * as texts from '../../../texts/storefront/cart.ts'
import classes from './CheckoutForm.module.css'
import { checkoutDraft, draftAt } from './checkout-draft.ts'
import { useCheckout } from './use-checkout.ts'
import type { Coupon } from './use-coupon.ts'

type CheckoutFormProps = {
  cart: Cart
  coupon: Coupon
  /** Called with the shipping destination, which can affect the charge. */
  onPlace: (place: PostalPlace) => void
  /** The order's items and amounts, shown before the button. */
  children: ReactNode
}

/** 'Shipping Information' and 'Payment Method'; input survives a reload and a new sign-in. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { data: profile, failureCount } = useQuery(profileQuery)
  const known = useKnownAddresses()
  const [begun] = useState(checkoutDraft.read)
  // Data arriving after the form would overwrite input.
  const isWaiting = !begun && known === undefined && failureCount === 0
  if (isWaiting) return <Skeleton height="40rem" aria-busy />
  const suggested = known?.[0] && draftAt(known[0])
  return (
    <>
      <ContactProofHost />
      <FilledForm
        {...props}
        initial={{ ...emptyRecipient, ...(profile && recipientOfProfile(profile)), ...suggested, ...begun }}
      />
    </>
  )
}

function FilledForm({ cart, coupon, onPlace, children, initial }: CheckoutFormProps & { initial: TypedRecipient }) {
  const [draft, setDraft] = useState(initial)
  const payment = usePaymentChoice('shop', {
    totalPaise: toPaise(coupon.amounts.total),
    place: draft,
    hasOwnPrint: cart.items.some(hasOwnDesign),
    prepaidProduct: cart.items.find(({ product }) => product?.isPrepaid)?.product?.name,
  })
  const { postalCode, country } = draft
  // The summary beside the form belongs to the page.
  useEffect(() => onPlace({ postalCode, country }), [postalCode, country, onPlace])
  const saving = useSaveAddress(draft)
  const extras = useOrderExtras('cart')
  const { run: place, isPending, error, setError } = useCheckout(cart, coupon.amounts, saving.save)
  const { form, field, choose, pinRemark } = usePlaceForm({
    initial,
    // The courier needs a name and a number; other API callers may provide both differently.
    required: ['name', 'phone'],
    onTyped: () => setError(undefined),
    onChange: (values) => {
      checkoutDraft.write(values)
      keepPincodeOf(values)
      setDraft(values)
    },
  })
  const refuse = (errors: Record<string, unknown>) => {
    const { name, phone, address, city, postalCode, country } = form.getValues()
    const isIncomplete = [name, phone, address, city, postalCode, country].some((value) => value.trim() === '')
    setError(isIncomplete ? shippingRequired : texts.checkTheMarkedFields)
    focusFirstInvalid(form, errors)
  }

  const order = (shippingAddress: TypedRecipient) => {
    const { value: paymentMethod, accepted } = payment
    if (!extras.check()) return setError(texts.checkTheMarkedFields)
    if (paymentMethod) return place({ shippingAddress, paymentMethod, ...extras.company() })
    setError(howToPayMissing(accepted))
  }

  const refusal = standingRefusal(error, { problems: form.errors }, extras)
  return (
    <form onSubmit={form.onSubmit(order, refuse)} noValidate>
      <Stack gap="xl">
        <Stack component="section" aria-labelledby="shipping-title">
          <Title order={2} size="h3" id="shipping-title">
            {texts.shippingInformation}
          </Title>
          <SavedAddresses value={draft} onChoose={(address) => choose(draftAt(address))} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={texts.fullName} autoComplete="name" {...field('name')} />
            <TextInput label={texts.phoneNumber} type="tel" autoComplete="tel" {...field('phone')} />
          </SimpleGrid>
          <PlaceInputs field={field} pinRemark={pinRemark} />
          <RefusedDestination address={draft} />
          <SaveAddress {...saving} />
        </Stack>
        <CompanyFields {...extras} />
        <PaymentMethods {...payment} />
        {children}
        <ErrorAlert error={refusal} />
        <div className={classes.ways}>
          <ButtonLink variant="default" size="lg" to="/cart" {...actsAsButton}>
            {texts.backToCart}
          </ButtonLink>
          <PlaceBar
            label={texts.placeOrder}
            amount={formatAmount(coupon.amounts.total)}
            busyLabel={texts.processing}
            isBusy={isPending}
            isDisabled={coupon.isAsking}
          />
        </div>
      </Stack>
    </form>
  )
}
