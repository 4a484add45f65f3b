import type { ComponentProps } from 'react'
import { NumberField } from './NumberField.tsx'

/** An amount in rupees. */
export function RupeeInput(props: ComponentProps<typeof NumberField>) {
  return <NumberField leftSection="₹" thousandSeparator thousandsGroupStyle="lakh" {...props} />
}
