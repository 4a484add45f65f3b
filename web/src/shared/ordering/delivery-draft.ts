import type { TypedAddress } from '../addresses/typed-address.ts'
import { tabDraft } from '../session/kept/tab-draft.ts'

type DeliveryDraft = {
  /** Whether an order is collected, as chosen for shirts, for printing or for a quote; what is not chosen is as its page begins. */
  readonly collected: Readonly<Record<string, boolean>>
  /** The address as typed; null until then, for the profile's. */
  readonly address: TypedAddress | null
}

const empty: DeliveryDraft = { collected: {}, address: null }

/** How orders reach their customer, as far as they have said. It outlives a reload, but not the tab. */
export const useDeliveryDraft = tabDraft<DeliveryDraft>('delivery', empty, {
  version: 2,
  migrate: (kept) => ({ ...empty, address: (kept as DeliveryDraft).address }),
})

/** What is ordered, and how its page begins. */
export type Delivered = { readonly of: string; readonly first: 'collect' | 'send' }

export const shirtsDelivered: Delivered = { of: 'shirts', first: 'send' }
export const printsDelivered: Delivered = { of: 'prints', first: 'collect' }

/** Whether an order is collected. */
export function useIsCollected({ of, first }: Delivered): boolean {
  return useDeliveryDraft(({ collected }) => collected[of]) ?? first === 'collect'
}

/** Keeps whether an order is collected. */
export function chooseCollected({ of }: Delivered, isCollected: boolean): void {
  useDeliveryDraft.setState(({ collected }) => ({ collected: { ...collected, [of]: isCollected } }))
}
