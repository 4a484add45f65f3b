import { Button, Radio } from '@mantine/core'
import type { BookCourierRequest, CourierOffer } from '@teeshala/contract/couriers/courier-calls'
import { chargedGrams, Packed } from '@teeshala/contract/couriers/packed'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/couriers.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { actionName } from '../parts/use-open-form.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import classes from './courier.module.css'
import { parcelQuery } from './parcel-query.ts'

const sides = [
  ['lengthCm', texts.lengthInCm],
  ['widthCm', texts.widthInCm],
  ['heightCm', texts.heightInCm],
] as const

type BookCourierProps = { orderId: string; usual: Packed; onClose: () => void }
type Typed = Record<keyof Packed, number | string>

/** Books a courier in two steps: the parcel, then the offer. */
export function BookCourier({ orderId, usual, onClose }: BookCourierProps) {
  const [typed, setTyped, isChanged] = useKeptFields<Typed>(actionName(orderId, 'courier'), usual)
  const [courierId, setCourierId] = useState('')
  /** The parcel that the offers are for; later changes need new offers. */
  const [packed, setPacked] = useState<Packed>()
  const [offers, setOffers] = useState<readonly CourierOffer[]>([])
  const checked = Packed.safeParse(typed)
  const problems = Object.fromEntries(checked.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
  const look = useAction({
    act: (body: Packed) => api('offerCouriers', { params: { id: orderId }, body }),
    failed: texts.couriersCouldNotBeLoaded,
    onSuccess: (found, body) => {
      setPacked(body)
      setOffers(found)
      const isOffered = found.some((offer) => offer.courierId === courierId)
      if (!isOffered) setCourierId(found[0]?.courierId ?? '')
    },
  })
  const booking = useOrderAction(orderId, {
    shownAs: parcelQuery(orderId).queryKey,
    act: async (body: BookCourierRequest) => {
      try {
        return await api('bookCourier', { params: { id: orderId }, body })
      } catch (failure) {
        // The offer may have changed since it was shown.
        if (packed && failedWith(failure, 'CONFLICT')) void look.run(packed)
        throw failure
      }
    },
    failed: texts.courierCouldNotBeBooked,
    onDone: ({ booking: made }) => {
      if (made?.state === 'booked') toast.good(texts.courierIsBooked(made.courier))
      onClose()
    },
  })
  const field = (name: keyof Packed, label: string, suffix: string) => (
    <NumberField
      label={label}
      suffix={suffix}
      value={typed[name]}
      error={typed[name] === '' ? undefined : problems[name]}
      onChange={(value) => {
        setTyped({ ...typed, [name]: value })
        setPacked(undefined)
      }}
    />
  )
  const measures = (
    <fieldset className={classes.measures}>
      <legend className={classes.legend}>{texts.theParcel}</legend>
      {field('weightGrams', texts.weightInGrams, texts.gramsUnit)}
      {sides.map(([name, label]) => (
        <div key={name}>{field(name, label, texts.cmUnit)}</div>
      ))}
    </fieldset>
  )
  const chosen = offers.find((offer) => offer.courierId === courierId)
  const charged = checked.data && chargedGrams(checked.data)
  if (!packed || !chosen) {
    const submit = (event: FormEvent) => {
      event.preventDefault()
      if (checked.data) void look.run(checked.data)
    }
    return (
      <>
        <form className={classes.form} onSubmit={submit}>
          {measures}
          {checked.data && charged !== undefined && charged > checked.data.weightGrams && (
            <p className={classes.quiet}>{texts.chargedAs((charged / 1000).toLocaleString('en-IN'))}</p>
          )}
          {packed && <p role="status">{texts.nobodyGoesThere}</p>}
          {look.error && <p role="alert">{look.error}</p>}
          <div className={classes.actions}>
            <Button type="submit" loading={look.isPending} disabled={!checked.success}>
              {texts.seeCouriers}
            </Button>
            <Button variant="subtle" disabled={look.isPending} onClick={onClose}>
              {texts.goBack}
            </Button>
          </div>
        </form>
        <AskUnsaved isChanged={isChanged} />
      </>
    )
  }
  return (
    <div className={classes.form}>
      {measures}
      <ActionForm
        label={texts.bookFor(chosen.courier, formatAmount(chosen.price))}
        action={{ ...booking, run: () => booking.run({ ...packed, courierId, price: chosen.price }) }}
        isChanged={isChanged}
        onClose={onClose}
      >
        <Radio.Group label={texts.chooseACourier} value={courierId} onChange={setCourierId}>
          <div className={classes.offers}>
            {offers.map((offer) => (
              <Radio
                key={offer.courierId}
                value={offer.courierId}
                label={offer.courier}
                description={[formatAmount(offer.price), offer.days !== undefined && texts.takesDays(offer.days)]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
          </div>
        </Radio.Group>
        {booking.error && <p role="alert">{booking.error}</p>}
      </ActionForm>
    </div>
  )
}
