import { Switch, TextInput } from '@mantine/core'
import { stateOfGstin } from '@teeshala/contract/settings/gstin'
import { GrowingTextarea } from '../../../shared/ui/GrowingTextarea.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The shop's identity, for customers and for the law. */
export function ShopSections({ form }: { form: SettingsFormState }) {
  const state = stateOfGstin(form.values.gstin.trim())
  const officer = (name: 'name' | 'email' | 'phone') => form.getInputProps(`grievanceOfficer.${name}`)
  return (
    <>
      <SettingsSection name="shop">
        <TextInput
          label={texts.shopName}
          description={texts.inMailsAndInThePayment}
          required
          {...form.getInputProps('shopName')}
        />
        <TextInput
          label={texts.legalName}
          description={texts.whoRunsTheShopAsRegistered}
          {...form.getInputProps('legalName')}
        />
        <GrowingTextarea
          label={texts.address}
          description={texts.upToFiveLinesAsOnALetter}
          minRows={3}
          maxRows={6}
          {...form.getInputProps('address')}
        />
      </SettingsSection>
      <SettingsSection name="contact">
        <div className={classes.pair}>
          <TextInput
            label={texts.email}
            description={texts.answersToMailsComeHere}
            type="email"
            required
            {...form.getInputProps('email')}
          />
          <TextInput
            label={texts.phone}
            description={texts.shownAsItIsWritten}
            type="tel"
            {...form.getInputProps('phone')}
          />
        </div>
        <fieldset className={classes.group}>
          <legend>{texts.grievanceOfficer}</legend>
          <p className={classes.note}>{texts.theLawRequiresOneByName}</p>
          <div className={classes.pair}>
            <TextInput label={texts.officersName} {...officer('name')} />
            <TextInput label={texts.officersEmail} type="email" {...officer('email')} />
            <TextInput label={texts.officersPhone} type="tel" {...officer('phone')} />
          </div>
        </fieldset>
      </SettingsSection>
      <SettingsSection name="tax">
        <Switch
          label={texts.weAreNotRegisteredForGst}
          description={texts.noTaxOnBillsAndOnlyWithin}
          {...form.getInputProps('isUnregistered', { type: 'checkbox' })}
        />
        {!form.values.isUnregistered && (
          <>
            <TextInput
              label={texts.gstin}
              description={state ? texts.registeredInShownInTheFooter(state) : texts.charactersAsOnTheCertificate}
              maxLength={20}
              spellCheck={false}
              autoComplete="off"
              {...form.getInputProps('gstin')}
            />
            <Switch
              label={texts.compositionScheme}
              description={texts.billsOfSupplyWithoutTaxAndOnly}
              {...form.getInputProps('isComposition', { type: 'checkbox' })}
            />
            {!form.values.isComposition && (
              <Switch
                label={texts.eInvoicing}
                description={texts.eInvoicingHint}
                {...form.getInputProps('isEInvoicing', { type: 'checkbox' })}
              />
            )}
          </>
        )}
      </SettingsSection>
    </>
  )
}
