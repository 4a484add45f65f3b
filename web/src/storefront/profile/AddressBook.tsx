import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { maxSavedAddresses, tooManyAddresses } from '@teeshala/contract/accounts/address-book'
import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { useState } from 'react'
import { placeWords } from '../../shared/addresses/same-place.ts'
import { useAddressBook } from '../../shared/addresses/use-address-book.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { useKeptFocus } from '../../shared/ui/focus/use-kept-focus.ts'
import { SmallButton } from '../../shared/ui/SmallButton.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/profile.ts'
import classes from './AddressBook.module.css'
import { AddressDialog } from './AddressDialog.tsx'

type Change = (addresses: readonly ShippingAddress[]) => readonly ShippingAddress[]

/** The saved addresses; the first one is suggested for orders. */
export function AddressBook() {
  const { addresses, asking, keep, error } = useAddressBook()
  // Separate, so that an error in the dialog is shown only there.
  const editing = useAddressBook()
  const [edited, setEdited] = useState<ShippingAddress | 'new'>()
  const open = (address: ShippingAddress | 'new') => {
    editing.setError(undefined)
    setEdited(address)
  }
  const { place, leaves } = useKeptFocus<HTMLElement>()
  const without =
    (gone: ShippingAddress): Change =>
    (all) =>
      all.filter((each) => !isSame(each, gone))

  const remove = (gone: ShippingAddress, index: number) => {
    leaves(index)
    const back: Change = (all) => [...all.slice(0, index), gone, ...all.slice(index)]
    const undo = { label: texts.undo, act: () => void keep({ change: back }) }
    void keep({ change: without(gone), onKept: () => toast.good(texts.addressDeleted, undo) })
  }
  const makeDefault = (first: ShippingAddress) => keep({ change: (all) => [first, ...without(first)(all)] })
  const isFull = (addresses?.length ?? 0) >= maxSavedAddresses

  return (
    <section ref={place} className={classes.book} aria-labelledby="saved-addresses">
      <Group justify="space-between">
        <Title order={2} size="h3" id="saved-addresses">
          {texts.savedAddresses}
        </Title>
        {addresses && (
          <Button variant="default" disabled={isFull} aria-describedby="too-many-addresses" onClick={() => open('new')}>
            {texts.addAnAddress}
          </Button>
        )}
      </Group>
      <Text c="dimmed" id="too-many-addresses">
        {isFull
          ? tooManyAddresses
          : addresses?.length === 0
            ? texts.nothingSavedYet
            : texts.chooseFromTheseWhenYouOrder}
      </Text>
      <ErrorAlert error={error} />
      {asking.isError && (
        <Alert color="red" role="alert">
          {sentenceFor(asking.error, texts.yourAddressesCouldNotBeLoaded)}{' '}
          <SmallButton variant="subtle" loading={asking.isFetching} onClick={() => asking.refetch()}>
            {texts.tryAgain}
          </SmallButton>
        </Alert>
      )}
      {asking.isLoading && <Skeleton height="6rem" aria-busy />}
      <ul className={classes.list}>
        {addresses?.map((each, index) => (
          <li key={`${each.name} ${each.phone} ${placeWords(each)}`}>
            <div className={classes.words}>
              <strong>{each.name || each.address}</strong>
              {index === 0 && <span className={classes.first}>{texts.defaultLabel}</span>}
              <p>
                {each.name && `${each.address}, `}
                {each.city}, {each.state ? `${each.state} ` : ''}
                {each.postalCode}
              </p>
              {each.phone && <p>{formatPhone(each.phone)}</p>}
            </div>
            <div className={classes.actions}>
              {index > 0 && (
                <SmallButton variant="subtle" onClick={() => makeDefault(each)}>
                  {texts.makeDefault}
                </SmallButton>
              )}
              <SmallButton variant="subtle" aria-label={texts.editPlace(placeWords(each))} onClick={() => open(each)}>
                {texts.edit}
              </SmallButton>
              <SmallButton
                variant="subtle"
                color="red"
                data-removes
                aria-label={texts.deletePlace(placeWords(each))}
                onClick={() => remove(each, index)}
              >
                {texts.deleteLabel}
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <AddressDialog
          known={edited === 'new' ? undefined : edited}
          onKeep={(address, onKept) =>
            editing.keep({
              change: (all) =>
                edited === 'new' ? [...all, address] : all.map((each) => (isSame(each, edited) ? address : each)),
              onKept,
            })
          }
          problem={editing.error}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

const isSame = (one: ShippingAddress, other: ShippingAddress) =>
  placeWords(one) === placeWords(other) && one.name === other.name && one.phone === other.phone
