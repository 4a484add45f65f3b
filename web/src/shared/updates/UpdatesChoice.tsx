import { Button, Radio, Stack } from '@mantine/core'
import { formatPhone } from '@teeshala/contract/accounts/phone'
import { type Chosen, consentWords, type OrderUpdates } from '@teeshala/contract/messages/order-updates'
import { channelLabels, type UpdateChannel } from '@teeshala/contract/messages/phone-channel'
import { useState } from 'react'
import * as texts from '../../texts/shared/updates.ts'
import { useAction } from '../api/use-action.ts'
import { useShopName } from '../settings/use-shop-name.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { toast } from '../ui/toasts/toast.ts'
import classes from './UpdatesChoice.module.css'

type UpdatesChoiceProps = {
  chosen: Chosen
  updates: OrderUpdates
  /** Whether mail reaches the customer anyway. */
  hasEmail: boolean
  save: (channel: UpdateChannel) => Promise<OrderUpdates>
  onSaved: (updates: OrderUpdates) => void
}

/** How a customer gets order updates besides mail: one channel with its consent text, or none. */
export function UpdatesChoice({ chosen, updates, hasEmail, save, onSaved }: UpdatesChoiceProps) {
  const shopName = useShopName()
  const [channel, setChannel] = useState<UpdateChannel>(updates.channel)
  const { run, isPending, error } = useAction({
    act: () => save(channel),
    failed: texts.yourChoiceCouldNotBeSaved,
    onSuccess: (saved) => {
      onSaved(saved)
      const mailWords = hasEmail ? texts.onlyEmailsFromNowOn : texts.noUpdatesFromNowOn
      toast.good(saved.channel === 'email' ? mailWords : texts.updatesGoTo(formatPhone(saved.phone)))
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
        label={hasEmail ? texts.sendMeUpdatesOn : texts.sendMeUpdatesWithoutEmail}
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
          <Radio value="email" label={hasEmail ? texts.onlyEmail : texts.noUpdates} />
        </Stack>
      </Radio.Group>
      {updates.isStopped && <p>{texts.youHaveWrittenStop}</p>}
      {isChanged && channel !== 'email' && <p>{consentWords(channel, shopName, chosen)}</p>}
      <ErrorLine className={classes.error} error={error} />
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
