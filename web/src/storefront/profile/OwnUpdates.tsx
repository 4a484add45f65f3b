import { Text, Title } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import type { OrderUpdates } from '@teeshala/contract/messages/order-updates'
import { api } from '../../shared/api/api.ts'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { UpdatesChoice } from '../../shared/updates/UpdatesChoice.tsx'
import * as texts from '../../texts/shared/updates.ts'
import classes from './OwnData.module.css'
import { ownUpdatesQuery } from './own-updates-query.ts'

/** How the customer is updated about future orders; nothing if the shop only sends mail. */
export function OwnUpdates({ profile, updates }: { profile: User; updates: OrderUpdates }) {
  if (updates.offered.length === 0 && updates.channel === 'email') return null
  return (
    <section className={classes.section} aria-labelledby="own-updates">
      <Title order={2} size="h3" id="own-updates">
        {texts.orderUpdates}
      </Title>
      {updates.phone === '' && updates.channel === 'email' ? (
        <Text c="dimmed">{texts.confirmYourPhoneFirst}</Text>
      ) : (
        <UpdatesChoice
          chosen="profile"
          updates={updates}
          hasEmail={profile.email !== ''}
          save={(channel) => api('chooseOwnUpdates', { params: { id: 'user.id' }, body: { channel } })}
          onSaved={(saved) => queryClient.setQueryData(ownUpdatesQuery(profile).queryKey, saved)}
        />
      )}
    </section>
  )
}
