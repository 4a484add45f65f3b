import { Button, Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatPhone } from '@teeshala/contract/accounts/phone'
import { consentWords, type OrderUpdates } from '@teeshala/contract/messages/order-updates'
import { channelLabels, type UpdateChannel } from '@teeshala/contract/messages/phone-channel'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { useShopName } from '../../../shared/settings/use-shop-name.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { TrackingSection } from './TrackingSection.tsx'
import classes from './UpdatesPanel.module.css'

type UpdatesPanelProps = { order: AnyOrder; token: string | null }

/** Where the customer hears of the order besides its mails, for them to choose; nothing where there is no choice. */
export function UpdatesPanel({ order, token }: UpdatesPanelProps) {
  const { data } = useQuery({
    queryKey: queryKeys.order(order._id, token, 'updates'),
    queryFn: ({ signal }) => api('readOrderUpdates', { params: { id: order._id }, ...bySecret(token), signal }),
    meta: { isPrivate: true },
  })
  if (!data || data.phone === '' || (data.offered.length === 0 && data.channel === 'email')) return null
  return (
    <TrackingSection title={texts.orderUpdates} className={classes.panel}>
      <Choice updates={data} order={order} token={token} />
    </TrackingSection>
  )
}

function Choice({ updates, order, token }: UpdatesPanelProps & { updates: OrderUpdates }) {
  const shopName = useShopName()
  const queryClient = useQueryClient()
  const [channel, setChannel] = useState<UpdateChannel>(updates.channel)
  const { run, isPending, error } = useAction({
    act: () => api('chooseOrderUpdates', { params: { id: order._id }, ...bySecret(token), body: { channel } }),
    failed: texts.yourChoiceCouldNotBeSaved,
    onSuccess: (chosen) => {
      queryClient.setQueryData(queryKeys.order(order._id, token, 'updates'), chosen)
      toast.good(chosen.channel === 'email' ? texts.onlyEmailsFromNowOn : texts.updatesGoTo(formatPhone(chosen.phone)))
    },
  })
  const isChanged = channel !== updates.channel
  return (
    <form
      className={classes.choice}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <Radio.Group
        label={texts.sendMeUpdatesOn}
        value={channel}
        onChange={(value) => setChannel(value as UpdateChannel)}
      >
        <Stack gap="sm" mt="xs">
          {updates.offered.map((each) => (
            <Radio
              key={each}
              value={each}
              label={channelLabels[each]}
              description={formatPhone(updates.phone)}
              disabled={updates.isStopped}
            />
          ))}
          <Radio value="email" label={texts.onlyEmail} />
        </Stack>
      </Radio.Group>
      {updates.isStopped && <p>{texts.youHaveWrittenStop}</p>}
      {isChanged && channel !== 'email' && <p>{consentWords(channel, shopName)}</p>}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {isChanged && (
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {channel === 'email' ? texts.save : texts.iAgree}
          </Button>
        </div>
      )}
    </form>
  )
}
