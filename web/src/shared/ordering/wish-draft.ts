import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'

export type WishDraft = {
  readonly hasCompany: boolean
  readonly companyName: string
  readonly gstin: string
  /** A day, or empty. */
  readonly neededBy: string
  /** The day that the shop could promise when the customer chose to order all the same; null until then. */
  readonly acceptedDay: string | null
  readonly note: string
}

const empty: WishDraft = {
  hasCompany: false,
  companyName: '',
  gstin: '',
  neededBy: '',
  acceptedDay: null,
  note: '',
}

/** What a customer asks for besides, on any page that takes orders. It outlives a reload, but not the tab. */
export const useWishDraft = create<WishDraft>()(
  persist((): WishDraft => empty, {
    name: 'draft:wishes',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Forgets what belonged to one order; the company is likely to order again. */
export function clearWishes(): void {
  useWishDraft.setState({ neededBy: '', acceptedDay: null, note: '' })
}

onOtherPerson(() => useWishDraft.setState(empty))
