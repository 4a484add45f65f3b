import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'

const mostKept = 9

const none = { ids: [] as readonly string[] }

/** The ids of recently viewed products in this browser, latest first. */
export const useViewedProducts = create<typeof none>()(
  persist(() => none, { name: 'viewed-products', version: 1, storage: createJSONStorage(() => localStorage) }),
)

/** Records that a product was viewed. */
export function rememberViewed(id: string): void {
  useViewedProducts.setState(({ ids }) => ({ ids: [id, ...ids.filter((other) => other !== id)].slice(0, mostKept) }))
}

onOtherPerson(() => useViewedProducts.setState(none))
