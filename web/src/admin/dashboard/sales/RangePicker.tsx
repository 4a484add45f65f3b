import { rangeDays } from '@teeshala/contract/sales/day-range'
import { AddressDate } from '../../../shared/address/AddressDate.tsx'
import { useAddress } from '../../../shared/address/use-address.ts'
import * as texts from '../../../texts/admin/dashboard.ts'
import classes from './RangePicker.module.css'

const usual = '30'
const presets = rangeDays.map((days) => ({ value: String(days) }))
const words: Readonly<Record<string, string>> = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' }

/** Selects the dashboard's days: a number of days up to today, or a range. The choice is in the URL. */
export function RangePicker() {
  const { read, readOne, filter } = useAddress()
  const isOwn = read('from') !== '' || read('to') !== ''
  const chosen = isOwn ? undefined : readOne('days', presets) || usual
  return (
    <search className={classes.picker} aria-label={texts.days}>
      <fieldset className={classes.presets}>
        <legend className={classes.legend}>{texts.daysUpToToday}</legend>
        {presets.map(({ value: days }) => (
          <button
            key={days}
            type="button"
            className={classes.preset}
            aria-pressed={days === chosen}
            onClick={() => filter({ days: days === usual ? '' : days, from: '', to: '' })}
          >
            {words[days]}
          </button>
        ))}
      </fieldset>
      <AddressDate name="from" label={texts.from} />
      <AddressDate name="to" label={texts.to} />
    </search>
  )
}
