import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { onOtherPerson } from '../session/on-other-person.ts'

type DeliveryDraft = {
  /** What was chosen; until then as the page begins. */
  readonly isCollected: boolean | null
  /** The quote whose way of delivery was taken over last. */
  readonly quoteId: string | null
  /** What was typed; until then the profile's. */
  readonly address: TypedAddress | null
}

const empty: DeliveryDraft = { isCollected: null, quoteId: null, address: null }

/** How an order reaches its customer, as far as they have said. It outlives a reload, but not the tab. */
export const useDeliveryDraft = create<DeliveryDraft>()(
  persist((): DeliveryDraft => empty, {
    name: 'draft:delivery',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Whether an order is collected; `first` is what the page begins with. */
export function useIsCollected(first: 'collect' | 'send'): boolean {
  return useDeliveryDraft(({ isCollected }) => isCollected) ?? first === 'collect'
}

onOtherPerson(() => useDeliveryDraft.setState(empty))
