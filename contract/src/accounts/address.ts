import * as z from 'zod/mini'
import { Line } from '../text.ts'

/** The states and union territories that the profile offers. */
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

/** Returns whether the value is a PIN code. They start at 110001; the first digit is the postal zone, 1 to 9. */
export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value)
}

/** Returns a PIN code written as '560 025' in the shop's form '560025'; anything else is only trimmed. */
export function joinedPincode(value: string): string {
  return value.trim().replace(/^(\d{3})[ -](\d{3})$/, '$1$2')
}

/** A check that normalises a PIN code. */
export const joinPincode = z.overwrite(joinedPincode)

/** The error for an invalid PIN code; it mentions the zero because 000000 has six digits too. */
export const pincodeMessage = 'Please enter a valid PIN code: 6 digits, not starting with 0'

/** A person's address; every field may be empty. */
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

/** Returns whether the country is India. An empty one counts as India, the default of every form. */
export function isIndia(country: string): boolean {
  return country.trim() === '' || /^(india|bharat|भारत)$/i.test(country.trim())
}
