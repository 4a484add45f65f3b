import { Textarea, TextInput } from '@mantine/core'
import { stateOfGstin } from '@teeshala/contract/settings/gstin'
import classes from './fields.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import type { SettingsFormState } from './settings-form-state.ts'

/** Who the shop is: to customers, and before the law. */
export function ShopSections({ form }: { form: SettingsFormState }) {
  const state = stateOfGstin(form.values.gstin.trim())
  const officer = (name: 'name' | 'email' | 'phone') => form.getInputProps(`grievanceOfficer.${name}`)
  return (
    <>
      <SettingsSection name="shop">
        <TextInput
          label="Shop name"
          description="In mails and in the payment window."
          required
          {...form.getInputProps('shopName')}
        />
        <TextInput
          label="Legal name"
          description="Who runs the shop, as registered. Shown on the terms page and in every mail."
          {...form.getInputProps('legalName')}
        />
        <Textarea
          label="Address"
          description="Up to five lines, as on a letter. Orders without shipping are collected here."
          autosize
          minRows={3}
          maxRows={6}
          {...form.getInputProps('address')}
        />
      </SettingsSection>
      <SettingsSection name="contact">
        <div className={classes.pair}>
          <TextInput
            label="Email"
            description="Answers to mails come here."
            type="email"
            required
            {...form.getInputProps('email')}
          />
          <TextInput label="Phone" description="Shown as it is written." type="tel" {...form.getInputProps('phone')} />
        </div>
        <fieldset className={classes.group}>
          <legend>Grievance officer</legend>
          <p className={classes.note}>The law requires one, by name (E-Commerce Rules 2020).</p>
          <div className={classes.pair}>
            <TextInput label="Officer's name" {...officer('name')} />
            <TextInput label="Officer's email" type="email" {...officer('email')} />
            <TextInput label="Officer's phone" type="tel" {...officer('phone')} />
          </div>
        </fieldset>
      </SettingsSection>
      <SettingsSection name="tax">
        <TextInput
          label="GSTIN"
          description={
            state
              ? `Registered in ${state}. Shown in the footer and on mails.`
              : '15 characters, as on the certificate; empty for a shop that is not registered.'
          }
          maxLength={20}
          spellCheck={false}
          autoComplete="off"
          {...form.getInputProps('gstin')}
        />
      </SettingsSection>
    </>
  )
}
