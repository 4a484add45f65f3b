import * as z from 'zod/mini'
import { Line } from '../text.ts'

/** States and union territories, as the profile offers them. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

/** India Post numbers run from 110001; the first digit is the postal zone, 1 to 9. */
export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value)
}

/** A pincode as India Post writes it, '560 025', in the shop's spelling, '560025'; anything else without the blanks around it. */
export function joinedPincode(value: string): string {
  return value.trim().replace(/^(\d{3})[ -](\d{3})$/, '$1$2')
}

/** A check that brings a pincode into the shop's spelling. */
export const joinPincode = z.overwrite(joinedPincode)

/** Said of what is no PIN code; 000000 has six digits, too. */
export const pincodeMessage = 'Please enter a valid PIN code: 6 digits, not starting with 0'

/** A person's address; every part may be left empty. */
export const Address = z
  .object({
    street: z._default(Line(200), ''),
    city: z._default(Line(100), ''),
    state: z._default(Line(100), ''),
    country: z._default(Line(100), ''),
    pincode: z._default(Line(12).check(joinPincode), ''),
  })
  .check(
    z.refine((address) => address.pincode === '' || !isIndia(address.country) || isPincode(address.pincode), {
      error: pincodeMessage,
      path: ['pincode'],
    }),
  )
export type Address = z.infer<typeof Address>

/** An empty country counts as India, the default of every form. */
export function isIndia(country: string): boolean {
  return country.trim() === '' || /^(india|bharat|भारत)$/i.test(country.trim())
}
