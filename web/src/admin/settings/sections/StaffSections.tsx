import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { printMethodNames, printMethods } from '@teeshala/contract/garment/ink/print-method'
import { maxStaffMails } from '@teeshala/contract/settings/store-settings'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Staff notifications, by mail and on screen. */
export function StaffSections({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  const { staffMails, email } = form.values
  return (
    <>
      <SettingsSection name="mails">
        {staffMails.length === 0 && <p className={classes.note}>{texts.nobodyYet(email || texts.theShopsEmail)}</p>}
        {staffMails.length > 0 && (
          <ul className={classes.rows}>
            {staffMails.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              <li key={index} className={classes.row}>
                <TextInput
                  aria-label={texts.emailNumber(index + 1)}
                  placeholder={texts.nameShopIn}
                  type="email"
                  {...form.getInputProps(`staffMails.${index}.email`)}
                />
                <Switch {...toggle(`staffMails.${index}.newOrders`, texts.newOrders)} />
                <Switch {...toggle(`staffMails.${index}.newMessages`, texts.messages)} />
                <Button
                  size="sm"
                  variant="default"
                  aria-label={texts.removeEmail(row.email || texts.emailInList(index + 1))}
                  onClick={() => form.removeListItem('staffMails', index)}
                >
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={staffMails.length >= maxStaffMails}
            onClick={() => form.insertListItem('staffMails', { email: '', newOrders: true, newMessages: true })}
          >
            {texts.addAnAddress}
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection name="stock">
        <NumberField required {...field('lowStockThreshold', texts.lowStock, texts.aProductWithThisManyPieces)} />
      </SettingsSection>
      <SettingsSection name="proofs">
        <NativeSelect
          data={printMethods.map((method) => ({ value: method, label: printMethodNames[method] }))}
          {...field('printMethod', texts.printMethod, texts.customersReadItWhereItChangesTheLook)}
        />
        <NumberField {...field('proofsAbove', texts.proofsAbove, texts.anOrderOfMorePiecesIsMadeOnceApproved)} />
      </SettingsSection>
      <SettingsSection name="claims">
        <NumberField required {...field('claimDays', texts.claimDays, texts.daysAfterDeliveryOnWhichAProblem)} />
      </SettingsSection>
      <SettingsSection name="holds">
        <NumberField
          required
          {...field('unprovedHolds.pieces', texts.piecesForEachBuyer, texts.moreThanThisInOneOrder)}
        />
        <NumberField
          suffix="%"
          required
          {...field('unprovedHolds.sharePercent', texts.shareOfAProduct, texts.theMostOfItsStockThatIsKept)}
        />
        <NumberField
          required
          {...field('unprovedHolds.hours', texts.hoursToConfirm, texts.thenTheOrderIsCancelledAndItsPieces)}
        />
      </SettingsSection>
    </>
  )
}
