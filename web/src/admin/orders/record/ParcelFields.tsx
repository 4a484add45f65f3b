import { TextInput } from '@mantine/core'
import { couriers } from '@teeshala/contract/orders/shipment'
import { useId } from 'react'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './MovePanel.module.css'

export const noParcel = { courier: '', awb: '', url: '' }
type Parcel = typeof noParcel
export type ParcelProblems = Partial<Record<keyof Parcel, string>>

type ParcelFieldsProps = { parcel: Parcel; problems: ParcelProblems; onChange: (parcel: Parcel) => void }

/** The parcel's courier and tracking number; the customer follows it with them. All optional. */
export function ParcelFields({ parcel, problems, onChange }: ParcelFieldsProps) {
  const list = useId()
  const field = (name: keyof Parcel) => ({
    value: parcel[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...parcel, [name]: target.value }),
  })
  return (
    <div className={classes.parcel}>
      <TextInput label={texts.courierOptional} list={list} maxLength={60} {...field('courier')} />
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <TextInput label={texts.trackingNumberAwb} maxLength={40} spellCheck={false} {...field('awb')} />
      <TextInput
        label={texts.trackingLink}
        description={texts.onlyForACourierThatWeDo}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="url"
        placeholder="https://"
        {...field('url')}
      />
    </div>
  )
}
