import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { useQuery } from '@tanstack/react-query'
import { indianStates } from '@teeshala/contract/accounts/address'
import { settingsQuery } from '../settings/settings-query.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import classes from './DeliveryFields.module.css'
import type { TypedAddress } from './delivery-draft.ts'
import type { useDelivery } from './use-delivery.ts'

/** 'Collect from the shop', or the address where an order is sent. */
export function DeliveryFields({
  isCollected,
  address,
  problems,
  change,
  collect,
}: Omit<ReturnType<typeof useDelivery>, 'check' | 'request' | 'destination'>) {
  const { data: shop } = useQuery(settingsQuery)
  const field = (name: keyof TypedAddress) => ({
    value: address[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <div className={classes.delivery}>
      <ChoiceGroup
        label="Delivery"
        value={isCollected ? 'collect' : 'send'}
        options={[
          { value: 'collect', label: 'Collect from the shop' },
          { value: 'send', label: 'Send it to me' },
        ]}
        onChange={(way) => collect(way === 'collect')}
      />
      {isCollected ? (
        <p className={classes.shop}>{shop?.addressLines.join(', ')}</p>
      ) : (
        <>
          <TextInput label="Address" autoComplete="street-address" {...field('address')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="City" autoComplete="address-level2" {...field('city')} />
            <NativeSelect
              label="State"
              autoComplete="address-level1"
              data={[{ value: '', label: 'Choose a state' }, ...indianStates]}
              {...field('state')}
            />
            <TextInput label="PIN code" inputMode="numeric" autoComplete="postal-code" {...field('postalCode')} />
            <TextInput label="Country" autoComplete="country-name" {...field('country')} />
          </SimpleGrid>
        </>
      )}
    </div>
  )
}
