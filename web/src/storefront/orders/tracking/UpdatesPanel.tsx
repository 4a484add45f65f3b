import { useQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { UpdatesChoice } from '../../../shared/updates/UpdatesChoice.tsx'
import * as texts from '../../../texts/shared/updates.ts'
import { TrackingSection } from './TrackingSection.tsx'
import classes from './UpdatesPanel.module.css'

/** How the customer is updated about the order besides mail; nothing if there is no choice. */
export function UpdatesPanel({ order, token }: { order: AnyOrder; token: string | null }) {
  const queryKey = queryKeys.order(order._id, token, 'updates')
  const call = { params: { id: order._id }, ...bySecret(token) }
  const { data } = useQuery(privateQuery('readOrderUpdates', queryKey, call))
  if (!data || data.phone === '' || (data.offered.length === 0 && data.channel === 'email')) return null
  return (
    <TrackingSection title={texts.orderUpdates} className={classes.panel}>
      <UpdatesChoice
        chosen="order"
        updates={data}
        hasEmail={order.contact.email !== ''}
        save={(channel) => api('chooseOrderUpdates', { ...call, body: { channel } })}
        onSaved={(updates) => queryClient.setQueryData(queryKey, updates)}
      />
    </TrackingSection>
  )
}
