import { stateOfGstin } from '@teeshala/contract/settings/gstin'
import type { AllSettings } from '@teeshala/contract/settings/store-settings'
import * as texts from '../../texts/admin/settings.ts'
import { SettingsAnchors } from './SettingsAnchors.tsx'
import classes from './SettingsFacts.module.css'
import formClasses from './SettingsForm.module.css'
import { SettingsSection } from './sections/SettingsSection.tsx'
import type { SectionName } from './sections.ts'
import { type SettingsValues, settingWords, valuesOf } from './settings-values.ts'

/** The fields of each section, in order. */
const fields: readonly (readonly [SectionName, readonly (keyof SettingsValues)[]])[] = [
  ['shop', ['shopName', 'legalName', 'address']],
  ['contact', ['email', 'phone', 'grievanceOfficer']],
  ['tax', ['isUnregistered', 'gstin', 'isComposition', 'isEInvoicing']],
  ['shipping', ['shippingFee', 'freeShippingAbove']],
  ['prices', ['furtherPrintPrice', 'quantityBreaks', 'showListPrice']],
  ['delivery', ['delivery']],
  ['couriers', ['courierService']],
  ['payment', ['openMethods', 'upiId', 'cashRules', 'advanceRules']],
  ['messages', ['messageChannels']],
  ['mails', ['staffMails']],
  ['stock', ['lowStockThreshold']],
  ['proofs', ['printMethod', 'proofsAbove']],
  ['claims', ['claimDays']],
  ['holds', ['unprovedHolds']],
]

/** All settings, read-only. */
export function SettingsFacts({ settings }: { settings: AllSettings }) {
  const values = valuesOf(settings)
  const state = stateOfGstin(values.gstin)
  return (
    <div className={formClasses.form}>
      <SettingsAnchors />
      <div className={formClasses.sections}>
        <p className={classes.note}>{texts.onlyAnOwnerCanChangeThese}</p>
        {fields.map(([section, names]) => (
          <SettingsSection key={section} name={section}>
            <dl className={classes.facts}>
              {names.map((name) => (
                <Fact key={name} name={name} values={values} />
              ))}
              {section === 'tax' && state && (
                <div>
                  <dt>{texts.registeredIn}</dt>
                  <dd>{state}</dd>
                </div>
              )}
            </dl>
          </SettingsSection>
        ))}
      </div>
    </div>
  )
}

function Fact({ name, values }: { name: keyof SettingsValues; values: SettingsValues }) {
  const words: string | { label: string; say: (value: never) => string } = settingWords[name]
  const label = typeof words === 'string' ? words : words.label
  const text = typeof words === 'string' ? String(values[name]) : words.say(values[name] as never)
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || <span className={classes.none}>{texts.none}</span>}</dd>
    </div>
  )
}
