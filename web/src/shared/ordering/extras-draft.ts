import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'

export type ExtrasDraft = {
  readonly hasCompany: boolean
  readonly companyName: string
  readonly gstin: string
  /** A day, or empty. */
  readonly neededBy: string
  /** The day that the shop could promise when the customer chose to order all the same; null until then. */
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

/** What a customer asks for besides, on any page that takes orders. It outlives a reload, but not the tab. */
export const useExtrasDraft = create<ExtrasDraft>()(
  persist((): ExtrasDraft => emptyExtras, {
    name: 'draft:extras',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Forgets what belonged to one order; the company is likely to order again. */
export function clearExtras(): void {
  useExtrasDraft.setState({ neededBy: '', acceptedDay: null, note: '' })
}

onOtherPerson(() => useExtrasDraft.setState(emptyExtras))
