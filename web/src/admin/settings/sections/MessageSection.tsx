import { Switch, TextInput } from '@mantine/core'
import { messageTemplates } from '@teeshala/contract/messages/message-templates'
import { templateNames } from '@teeshala/contract/messages/template-names'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import * as texts from '../../../texts/admin/settings.ts'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

/** WhatsApp and SMS: which channels customers can choose, and the shop's registration ids. */
export function MessageSection({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  const { whatsapp, sms } = form.values.messageChannels
  return (
    <SettingsSection name="messages">
      <Switch {...toggle('messageChannels.whatsapp.isOn', texts.whatsApp, texts.whatsAppHint)} />
      {whatsapp.isOn && (
        <TextInput
          {...digits}
          {...field('messageChannels.whatsapp.phoneNumberId', texts.phoneNumberId, texts.phoneNumberIdHint)}
        />
      )}
      <Switch {...toggle('messageChannels.sms.isOn', texts.sms, texts.smsHint)} />
      {sms.isOn && (
        <>
          <TextInput label={texts.dltEntityId} {...digits} {...form.getInputProps('messageChannels.sms.entityId')} />
          <TextInput
            autoComplete="off"
            {...field('messageChannels.sms.header', texts.smsHeader, texts.smsHeaderHint)}
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
