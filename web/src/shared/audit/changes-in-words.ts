import { formatDay } from '@teeshala/contract/date-format'
import { adminPaymentLabels } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/audit.ts'

/** A changed field in an audit log entry: old and new value, or its own words. */
type Change = { readonly label: string; readonly before: string; readonly after: string } | { readonly said: string }

export type Fields = Readonly<Record<string, unknown>>

/** Returns the fields in which the two sides of an entry differ, in words. */
export function changesIn({ from, to }: Fields): Change[] {
  const [before, after] = [fieldsOf(from), fieldsOf(to)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => changeOf(name, before[name], after[name]))
    .filter((change) => ('said' in change ? change.said !== '' : change.before !== change.after))
}

/** 'price: ₹499.00 → ₹549.00' */
export const lineOf = (change: Change) =>
  'said' in change ? change.said : `${change.label}: ${change.before || 'none'} → ${change.after || 'none'}`

const fieldsOf = (side: unknown): Fields => (typeof side === 'object' && side !== null ? (side as Fields) : {})

/** Picture paths mean nothing to readers. */
const pictures = new Set(['images', 'colorImages'])

function changeOf(name: string, before: unknown, after: unknown): Change {
  if (typeof before === 'boolean' || typeof after === 'boolean') {
    return { said: Boolean(before) === Boolean(after) ? '' : switched(name, after === true) }
  }
  if (pictures.has(name)) return { said: texts.otherPictures }
  return { label: labelOf(name), before: inWords(name, before), after: inWords(name, after) }
}

/** 'isHidden' → 'now hidden'. */
function switched(name: string, isOn: boolean): string {
  const own = (texts.switches as Readonly<Record<string, readonly [on: string, off: string]>>)[name]
  if (own) return own[isOn ? 0 : 1]
  if (/^is[A-Z]/.test(name)) return isOn ? texts.nowSo(labelOf(name)) : texts.noLongerSo(labelOf(name))
  return isOn ? texts.turnedOn(labelOf(name)) : texts.turnedOff(labelOf(name))
}

/** 'originalPricePaise' → 'original price'. */
function labelOf(name: string): string {
  return name
    .replace(/Paise$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .trim()
}

const amounts = /price|fee|above|amount|total|discount/i

function inWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') {
    if (name.endsWith('Paise')) return formatAmount(value / 100)
    return amounts.test(name) ? formatAmount(value) : value.toLocaleString('en-IN')
  }
  if (Array.isArray(value)) return value.map((each) => inWords('', each)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${labelOf(key)} ${inWords(key, inner)}`)
      .join(', ')
  }
  const word = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return formatDay(word)
  if (name === 'paymentStatus' && word in adminPaymentLabels)
    return adminPaymentLabels[word as keyof typeof adminPaymentLabels]
  if (name === 'status' || name === 'state') return word.replaceAll('_', ' ').toLowerCase()
  return word
}
