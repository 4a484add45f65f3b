import { Button, Input, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxZones } from '@teeshala/contract/delivery/delivery-settings'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import * as texts from '../../../texts/admin/settings-delivery.ts'
import fields from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import classes from './delivery.module.css'
import { noSlabs } from './delivery-values.ts'

/** Courier days and charges by weight, by PIN code prefix. */
export function Zones({ form }: { form: SettingsFormState }) {
  const { field } = fieldsOf(form)
  const { zones } = form.values.delivery
  const ofZone = (index: number, name: 'name' | 'prefixes' | 'days') =>
    form.getInputProps(`delivery.zones.${index}.${name}`)
  return (
    <fieldset className={fields.group}>
      <legend>{texts.deliveryZones}</legend>
      <p className={fields.note}>{texts.couriersDeliverEveryDayExceptSundays}</p>
      <p className={fields.note}>{texts.shippingByWeight}</p>
      <ul className={classes.rows}>
        {zones.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is identified by its position
          <li key={index} className={classes.zone}>
            <TextInput
              label={texts.zone}
              aria-label={texts.zoneName(index + 1)}
              maxLength={60}
              {...ofZone(index, 'name')}
            />
            <TextInput
              label={texts.pinCodesThatBeginWith}
              aria-label={texts.zonePinCodes(index + 1)}
              {...ofZone(index, 'prefixes')}
            />
            <NumberField label={texts.days} aria-label={texts.daysOfZone(index + 1)} {...ofZone(index, 'days')} />
            <SlabFields form={form} path={`delivery.zones.${index}.slabs`} name={texts.zoneNumber(index + 1)} />
            <Button
              variant="default"
              size="sm"
              aria-label={texts.removeZone(index + 1)}
              onClick={() => form.removeListItem('delivery.zones', index)}
            >
              {settingsTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {form.errors['delivery.zones'] && <Input.Error role="alert">{form.errors['delivery.zones']}</Input.Error>}
      <div className={classes.add}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={zones.length >= maxZones}
          onClick={() => form.insertListItem('delivery.zones', { name: '', prefixes: '', days: '', slabs: noSlabs })}
        >
          {texts.addAZone}
        </Button>
      </div>
      <NumberField mt="md" {...field('delivery.otherDays', texts.everywhereElseInIndia, texts.daysOnTheWayToPin)} />
      <SlabFields form={form} path="delivery.otherSlabs" name={texts.everywhereElse} />
    </fieldset>
  )
}

/** The shipping charges of a zone by weight. */
function SlabFields({ form, path, name }: { form: SettingsFormState; path: string; name: string }) {
  const { field } = fieldsOf(form)
  return (
    <div className={classes.slabs}>
      <RupeeInput
        aria-label={texts.first500gOf(name)}
        placeholder={texts.usualFee}
        {...field(`${path}.first`, texts.first500g)}
      />
      <RupeeInput
        aria-label={texts.eachFurther500gOf(name)}
        placeholder={texts.usualFee}
        {...field(`${path}.further`, texts.eachFurther500g)}
      />
    </div>
  )
}
