import { Switch, TextInput } from '@mantine/core'
import { stateOfGstin } from '@teeshala/contract/settings/gstin'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The shop's identity, for customers and for the law. */
export function ShopSections({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  const state = stateOfGstin(form.values.gstin.trim())
  const officer = (name: 'name' | 'email' | 'phone') => form.getInputProps(`grievanceOfficer.${name}`)
  return (
    <>
      <SettingsSection name="shop">
        <TextInput required {...field('shopName', texts.shopName, texts.inMailsAndInThePayment)} />
        <TextInput {...field('legalName', texts.legalName, texts.whoRunsTheShopAsRegistered)} />
        <GrowingTextarea minRows={3} maxRows={6} {...field('address', texts.address, texts.upToFiveLinesAsOnALetter)} />
      </SettingsSection>
      <SettingsSection name="contact">
        <div className={classes.pair}>
          <TextInput type="email" required {...field('email', texts.email, texts.answersToMailsComeHere)} />
          <TextInput type="tel" {...field('phone', texts.phone, texts.shownAsItIsWritten)} />
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
        <Switch {...toggle('isUnregistered', texts.weAreNotRegisteredForGst, texts.noTaxOnBillsAndOnlyWithin)} />
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
            <Switch {...toggle('isComposition', texts.compositionScheme, texts.billsOfSupplyWithoutTaxAndOnly)} />
            {!form.values.isComposition && (
              <Switch {...toggle('isEInvoicing', texts.eInvoicing, texts.eInvoicingHint)} />
            )}
          </>
        )}
      </SettingsSection>
    </>
  )
}
