import { tabDraft } from '../session/kept/tab-draft.ts'
import type { CartChoices } from './use-add-to-cart.ts'

/** A visitor's choices on a product's page; designs are stored in the designer's drafts. */
export type ProductDraft = {
  readonly choices: CartChoices
  readonly quantity: number
}

type Drafts = { readonly drafts: Readonly<Record<string, ProductDraft>> }

const empty: ProductDraft = { choices: {}, quantity: 1 }

/** Drafts survive a reload and a sign-in, but not the tab. */
const useDrafts = tabDraft<Drafts>('products', { drafts: {} })

export function useProductDraft(productId: string) {
  const draft = useDrafts(({ drafts }) => drafts[productId]) ?? empty
  return { draft, change: (changes: Partial<ProductDraft>) => changeProductDraft(productId, () => changes) }
}

/** Changes the choices on a product's page. */
export function changeProductDraft(productId: string, change: (draft: ProductDraft) => Partial<ProductDraft>): void {
  useDrafts.setState(({ drafts }) => {
    const draft = drafts[productId] ?? empty
    return { drafts: { ...drafts, [productId]: { ...draft, ...change(draft) } } }
  })
}
