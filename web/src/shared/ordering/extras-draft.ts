import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'

export type ExtrasDraft = {
  readonly hasCompany: boolean
  readonly companyName: string
  readonly gstin: string
  /** A date, or empty. */
  readonly neededBy: string
  /** The earliest possible date when the customer chose to order anyway; null until then. */
  readonly acceptedDay: string | null
  readonly note: string
}

export const emptyExtras: ExtrasDraft = {
  hasCompany: false,
  companyName: '',
  gstin: '',
  neededBy: '',
  acceptedDay: null,
  note: '',
}

/** A customer's additional wishes on any ordering page. They survive a reload, but not the tab. */
export const useExtrasDraft = create<ExtrasDraft>()(
  persist((): ExtrasDraft => emptyExtras, {
    name: 'draft:extras',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Clears what belonged to one order; the company may well order again. */
export function clearExtras(): void {
  useExtrasDraft.setState({ neededBy: '', acceptedDay: null, note: '' })
}

onOtherPerson(() => useExtrasDraft.setState(emptyExtras))
