import { Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { UpdatesChoice } from '../../shared/updates/UpdatesChoice.tsx'
import * as texts from '../../texts/shared/updates.ts'
import classes from './OwnData.module.css'

/** Where the customer hears of the orders that they place from now on; nothing where the shop offers mails alone. */
export function OwnUpdates({ phone }: { phone: string }) {
  const queryClient = useQueryClient()
  const queryKey = queryKeys.profile('updates', phone)
  const call = { params: { id: 'user.id' } } as const
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('readOwnUpdates', { ...call, signal }),
    meta: { isPrivate: true },
  })
  if (!data || (data.offered.length === 0 && data.channel === 'email')) return null
  return (
    <section className={classes.section} aria-labelledby="own-updates">
      <Title order={2} size="h3" id="own-updates">
        {texts.orderUpdates}
      </Title>
      {data.phone === '' && data.channel === 'email' ? (
        <Text c="dimmed">{texts.confirmYourPhoneFirst}</Text>
      ) : (
        <UpdatesChoice
          chosen="profile"
          updates={data}
          save={(channel) => api('chooseOwnUpdates', { ...call, body: { channel } })}
          onSaved={(updates) => queryClient.setQueryData(queryKey, updates)}
        />
      )}
    </section>
  )
}
