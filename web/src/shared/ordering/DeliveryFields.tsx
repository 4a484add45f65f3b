import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/shared/orders.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import classes from './DeliveryFields.module.css'
import { RefusedDestination } from './RefusedDestination.tsx'
import type { useDelivery } from './use-delivery.ts'

type DeliveryFieldsProps = AddressFieldsProps & Pick<ReturnType<typeof useDelivery>, 'isCollected' | 'collect'>

/** 'Collect from the shop', or the shipping address. */
export function DeliveryFields({ isCollected, collect, ...fields }: DeliveryFieldsProps) {
  const { data: shop } = useQuery(settingsQuery)
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
          <AddressFields {...fields} />
          <RefusedDestination address={fields.address} />
        </>
      )}
    </div>
  )
}
