import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../session/on-other-person.ts'
import type { CartChoices } from './use-add-to-cart.ts'

/** What a visitor has chosen on a product's page so far; what they have designed is among the drafts of the designer. */
export type ProductDraft = {
  readonly choices: CartChoices
  readonly quantity: number
}

type Drafts = { readonly drafts: Readonly<Record<string, ProductDraft>> }

const empty: ProductDraft = { choices: {}, quantity: 1 }

/** Drafts outlive a reload and the way to the sign-in screen and back, but not the tab. */
const useDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {} }), {
    name: 'draft:products',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

onOtherPerson(() => useDrafts.setState({ drafts: {} }))

export function useProductDraft(productId: string) {
  const draft = useDrafts(({ drafts }) => drafts[productId]) ?? empty
  return { draft, change: (changes: Partial<ProductDraft>) => changeProductDraft(productId, () => changes) }
}

/** Changes what is chosen on a product's page. */
export function changeProductDraft(productId: string, change: (draft: ProductDraft) => Partial<ProductDraft>): void {
  useDrafts.setState(({ drafts }) => {
    const draft = drafts[productId] ?? empty
    return { drafts: { ...drafts, [productId]: { ...draft, ...change(draft) } } }
  })
}
