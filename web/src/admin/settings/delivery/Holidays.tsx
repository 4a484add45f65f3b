import { Button, Input, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatDay, formatNearDay } from '@teeshala/contract/date-format'
import { maxHolidays } from '@teeshala/contract/delivery/delivery-settings'
import { Day } from '@teeshala/contract/india-day'
import { useState } from 'react'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import * as texts from '../../../texts/admin/settings-delivery.ts'
import fields from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import classes from './delivery.module.css'

/** Days on which the shop is closed. */
export function Holidays({ form }: { form: SettingsFormState }) {
  const { holidays } = form.values.delivery
  const [next, setNext] = useState('')
  const isDay = Day.safeParse(next).success
  const add = () => {
    form.setFieldValue('delivery.holidays', [...new Set([...holidays, next])].sort())
    setNext('')
  }
  return (
    <fieldset className={fields.group}>
      <legend>{texts.holidays}</legend>
      <p className={fields.note}>{texts.neitherThePressNorTheCourier}</p>
      <ul className={classes.rows}>
        {holidays.map((day) => (
          <li key={day} className={classes.holiday}>
            <span>
              {formatNearDay(day)} {day.slice(0, 4)}
            </span>
            <SmallButton
              variant="subtle"
              aria-label={texts.removeDay(formatDay(day))}
              onClick={() =>
                form.setFieldValue(
                  'delivery.holidays',
                  holidays.filter((each) => each !== day),
                )
              }
            >
              {settingsTexts.remove}
            </SmallButton>
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <TextInput
          type="date"
          label={texts.aHoliday}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isDay) add()
          }}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={!isDay || holidays.length >= maxHolidays}
          onClick={add}
        >
          {texts.add}
        </Button>
      </div>
      {form.errors['delivery.holidays'] && <Input.Error role="alert">{form.errors['delivery.holidays']}</Input.Error>}
    </fieldset>
  )
}
