import { offeredChannels } from '@teeshala/contract/messages/message-settings'
import type { PhoneChannel } from '@teeshala/contract/messages/phone-channel'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** Returns the channels that are configured and switched on. */
export async function offeredNow({ db, phones }: Deps): Promise<PhoneChannel[]> {
  const { messageChannels } = await currentSettings(db)
  return offeredChannels(messageChannels).filter((channel) => phones.senders[channel])
}
