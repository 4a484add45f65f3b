import { Switch, TextInput } from '@mantine/core'
import { messageTemplates } from '@teeshala/contract/messages/message-templates'
import { templateNames } from '@teeshala/contract/messages/template-names'
import * as texts from '../../../texts/admin/settings.ts'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

/** WhatsApp and SMS: which channels customers can choose, and the shop's registration ids. */
export function MessageSection({ form }: { form: SettingsFormState }) {
  const { whatsapp, sms } = form.values.messageChannels
  return (
    <SettingsSection name="messages">
      <Switch
        label={texts.whatsApp}
        description={texts.whatsAppHint}
        {...form.getInputProps('messageChannels.whatsapp.isOn', { type: 'checkbox' })}
      />
      {whatsapp.isOn && (
        <TextInput
          label={texts.phoneNumberId}
          description={texts.phoneNumberIdHint}
          {...digits}
          {...form.getInputProps('messageChannels.whatsapp.phoneNumberId')}
        />
      )}
      <Switch
        label={texts.sms}
        description={texts.smsHint}
        {...form.getInputProps('messageChannels.sms.isOn', { type: 'checkbox' })}
      />
      {sms.isOn && (
        <>
          <TextInput label={texts.dltEntityId} {...digits} {...form.getInputProps('messageChannels.sms.entityId')} />
          <TextInput
            label={texts.smsHeader}
            description={texts.smsHeaderHint}
            autoComplete="off"
            {...form.getInputProps('messageChannels.sms.header')}
          />
          {templateNames.map((name) => (
            <TextInput
              key={name}
              label={texts.dltTemplateId(messageTemplates[name].label)}
              description={messageTemplates[name].text}
              {...digits}
              {...form.getInputProps(`messageChannels.sms.templateIds.${name}`)}
            />
          ))}
        </>
      )}
    </SettingsSection>
  )
}
