import * as z from 'zod/mini'
import { Line } from '../text.ts'

/** Whether parcels are booked from the order's page, and where the courier picks them up. */
export const CourierSettings = z
  .object({
    isOn: z.boolean(),
    /** The name of the pickup address in the account at the courier service. */
    pickupLocation: Line(36),
    pickupPostalCode: z.string().check(z.trim(), z.regex(/^([1-9]\d{5})?$/, { error: 'A PIN code has six digits' })),
  })
  .check(
    z.refine(({ isOn, pickupLocation }) => !isOn || pickupLocation !== '', {
      error: 'Enter the name of the pickup address to book couriers',
      path: ['pickupLocation'],
    }),
    z.refine(({ isOn, pickupPostalCode }) => !isOn || pickupPostalCode !== '', {
      error: 'Enter the PIN code of the pickup address to book couriers',
      path: ['pickupPostalCode'],
    }),
  )
export type CourierSettings = z.infer<typeof CourierSettings>

/** Their field among the store settings. */
export const courierSettingsField = { courierService: CourierSettings }

/** In a new shop staff enter couriers by hand. */
export const firstCourierSettings: CourierSettings = { isOn: false, pickupLocation: '', pickupPostalCode: '' }
