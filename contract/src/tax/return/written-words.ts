import { dayOf } from '../../india-day.ts'
import { gstStates } from '../../settings/gstin.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Returns '21-Nov-2026', as the tool reads days. */
export const dated = (at: Date) => {
  const [year, month, day] = dayOf(at).split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}
/** Returns '29-Karnataka' and '01-Jammu & Kashmir': a state as the list of the tool spells it, which takes no other spelling. */
export const placed = (code: string) =>
  `${code}-${spelt[code] ?? (gstStates[code] ?? 'Other Territory').replaceAll(' and ', ' & ')}`

const spelt: Readonly<Record<string, string>> = { '31': 'Lakshdweep' }
