import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { printMethodNames, printMethods } from '@teeshala/contract/garment/ink/print-method'
import { maxStaffMails } from '@teeshala/contract/settings/store-settings'
import { NumberField } from '../../../shared/ui/NumberField.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Staff notifications, by mail and on screen. */
export function StaffSections({ form }: { form: SettingsFormState }) {
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
                <Switch
                  label={texts.newOrders}
                  {...form.getInputProps(`staffMails.${index}.newOrders`, { type: 'checkbox' })}
                />
                <Switch
                  label={texts.messages}
                  {...form.getInputProps(`staffMails.${index}.newMessages`, { type: 'checkbox' })}
                />
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
        <NumberField
          label={texts.lowStock}
          description={texts.aProductWithThisManyPieces}
          required
          {...form.getInputProps('lowStockThreshold')}
        />
      </SettingsSection>
      <SettingsSection name="proofs">
        <NativeSelect
          label={texts.printMethod}
          description={texts.customersReadItWhereItChangesTheLook}
          data={printMethods.map((method) => ({ value: method, label: printMethodNames[method] }))}
          {...form.getInputProps('printMethod')}
        />
        <NumberField
          label={texts.proofsAbove}
          description={texts.anOrderOfMorePiecesIsMadeOnceApproved}
          {...form.getInputProps('proofsAbove')}
        />
      </SettingsSection>
      <SettingsSection name="claims">
        <NumberField
          label={texts.claimDays}
          description={texts.daysAfterDeliveryOnWhichAProblem}
          required
          {...form.getInputProps('claimDays')}
        />
      </SettingsSection>
      <SettingsSection name="holds">
        <NumberField
          label={texts.piecesForEachBuyer}
          description={texts.moreThanThisInOneOrder}
          required
          {...form.getInputProps('unprovedHolds.pieces')}
        />
        <NumberField
          label={texts.shareOfAProduct}
          description={texts.theMostOfItsStockThatIsKept}
          suffix="%"
          required
          {...form.getInputProps('unprovedHolds.sharePercent')}
        />
        <NumberField
          label={texts.hoursToConfirm}
          description={texts.thenTheOrderIsCancelledAndItsPieces}
          required
          {...form.getInputProps('unprovedHolds.hours')}
        />
      </SettingsSection>
    </>
  )
}
