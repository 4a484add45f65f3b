import { Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxStaffMails } from '@teeshala/contract/settings/store-settings'
import classes from './fields.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import type { SettingsFormState } from './settings-form-state.ts'

/** What staff are told, by mail and on their screens. */
export function StaffSections({ form }: { form: SettingsFormState }) {
  const { staffMails, email } = form.values
  return (
    <>
      <SettingsSection name="mails">
        {staffMails.length === 0 && (
          <p className={classes.note}>
            Nobody yet: messages of the contact form go to {email || 'the shop’s email'}, new orders are not mailed.
          </p>
        )}
        {staffMails.length > 0 && (
          <ul className={classes.rows}>
            {staffMails.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
              <li key={index} className={classes.row}>
                <TextInput
                  aria-label={`Email ${index + 1}`}
                  placeholder="name@shop.in"
                  type="email"
                  {...form.getInputProps(`staffMails.${index}.email`)}
                />
                <Switch
                  label="New orders"
                  {...form.getInputProps(`staffMails.${index}.newOrders`, { type: 'checkbox' })}
                />
                <Switch
                  label="Messages"
                  {...form.getInputProps(`staffMails.${index}.newMessages`, { type: 'checkbox' })}
                />
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`Remove ${row.email || `email ${index + 1}`}`}
                  onClick={() => form.removeListItem('staffMails', index)}
                >
                  Remove
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
            Add an address
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection name="stock">
        <NumberInput
          label="Low stock"
          description="A product with this many pieces or fewer counts as low stock."
          allowDecimal={false}
          allowNegative={false}
          min={0}
          max={10_000}
          hideControls
          required
          {...form.getInputProps('lowStockThreshold')}
        />
      </SettingsSection>
      <SettingsSection name="holds">
        <NumberInput
          label="Pieces for each buyer"
          description="More than this, in one order or several, needs a confirmed email."
          allowDecimal={false}
          allowNegative={false}
          max={1000}
          hideControls
          required
          {...form.getInputProps('unprovedHolds.pieces')}
        />
        <NumberInput
          label="Share of a product"
          description="The most of its stock that is kept for all unconfirmed orders together."
          allowDecimal={false}
          allowNegative={false}
          max={100}
          suffix=" %"
          hideControls
          required
          {...form.getInputProps('unprovedHolds.sharePercent')}
        />
        <NumberInput
          label="Hours to confirm"
          description="Then the order is cancelled, and its pieces are for others."
          allowDecimal={false}
          allowNegative={false}
          min={1}
          max={336}
          hideControls
          required
          {...form.getInputProps('unprovedHolds.hours')}
        />
      </SettingsSection>
    </>
  )
}
