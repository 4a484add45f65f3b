import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/shared/orders.ts'
import { PlaceInputs } from '../addresses/PlaceInputs.tsx'
import { SaveAddress } from '../addresses/SaveAddress.tsx'
import { SavedAddresses } from '../addresses/SavedAddresses.tsx'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import classes from './DeliveryFields.module.css'
import { RefusedDestination } from './RefusedDestination.tsx'
import type { useDelivery } from './use-delivery.ts'

/** 'Collect from the shop', or the shipping address. */
export function DeliveryFields({
  isCollected,
  address,
  pinRemark,
  problems,
  change,
  choose,
  collect,
  leave,
  saving,
}: Omit<ReturnType<typeof useDelivery>, 'check' | 'request' | 'destination'>) {
  const { data: shop } = useQuery(settingsQuery)
  const field = (name: keyof TypedAddress) => ({
    value: address[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => leave(name),
  })
  return (
    <div className={classes.delivery}>
      <ChoiceGroup
        label={texts.delivery}
        value={isCollected ? 'collect' : 'send'}
        options={[
          { value: 'collect', label: texts.collectFromTheShop },
          { value: 'send', label: texts.sendItToMe },
        ]}
        onChange={(way) => collect(way === 'collect')}
      />
      {isCollected ? (
        <p className={classes.shop}>{shop?.addressLines.join(', ')}</p>
      ) : (
        <>
          <SavedAddresses value={address} onChoose={choose} />
          <PlaceInputs field={field} pinRemark={pinRemark} />
          <RefusedDestination address={address} />
          <SaveAddress {...saving} />
        </>
      )}
    </div>
  )
}
