import * as z from 'zod/mini'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The state codes at the start of a GSTIN, from the GST portal: the census codes of the states, and 97 for 'Other Territory'. 25 and 28 are former
 * territories, found in older numbers.
 */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
}

/** Returns the state in which a GSTIN is registered; undefined if its first two digits are not a state code. */
export function stateOfGstin(gstin: string): string | undefined {
  return gstStates[gstin.slice(0, 2)]
}

/**
 * Returns what is wrong with a GSTIN, as a sentence; undefined if it is valid. It has two digits for the state, the ten characters of the PAN, two for
 * the registration within the state, and a check character (CGST Rules 2017, rule 10(1)). The second of those two is Z for every regular taxpayer. The
 * check character is Luhn's over base 36, doubling every second character, as the GST portal computes it.
 */
export function gstinProblem(gstin: string): string | undefined {
  if (gstin.length !== 15) return `A GSTIN has 15 characters, this has ${gstin.length}`
  if (!stateOfGstin(gstin)) return `No state has the code ${gstin.slice(0, 2)}`
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return 'A GSTIN looks like 29AAACT0000A1ZB'
  if (gstin[14] !== checksum(gstin.slice(0, 14)))
    return 'The last character does not match the others: please check for a typing mistake'
  return undefined
}

function checksum(gstin: string): string | undefined {
  const sum = [...gstin].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]
}

/** A GSTIN in upper case without spaces; empty for a shop that is not registered. */
export const Gstin = z.string().check(
  z.overwrite((value) => value.replace(/\s/g, '').toUpperCase()),
  z.maxLength(15, { error: 'A GSTIN has 15 characters' }),
  z.superRefine((value, context) => {
    const problem = value === '' ? undefined : gstinProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
)
