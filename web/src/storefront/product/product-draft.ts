import { create } from 'zustand'
import type { CartChoices } from '../../shared/cart/use-add-to-cart.ts'
import type { Picture } from '../../shared/uploads/read-picture.ts'
import type { UploadedDesign } from '../../shared/uploads/upload-design.ts'

/** A chosen picture, and what was read from it. */
export type ChosenDesign = Picture & { readonly file: File }

/** What a visitor has chosen on a product's page so far. */
export type ProductDraft = {
  choices: CartChoices
  quantity: number
  design?: ChosenDesign | undefined
  uploaded?: UploadedDesign | undefined
}

type Drafts = { drafts: Record<string, ProductDraft> }

const empty: ProductDraft = { choices: {}, quantity: 1 }

/** Drafts outlive their page, so that nothing is lost on the way to the sign-in screen and back. */
export const useDrafts = create<Drafts>()(() => ({ drafts: {} }))

export function useProductDraft(productId: string) {
  const draft = useDrafts(({ drafts }) => drafts[productId]) ?? empty
  const change = (changes: Partial<ProductDraft>) => changeDraft(productId, changes)
  return { draft, change }
}

export function changeDraft(productId: string, changes: Partial<ProductDraft>): void {
  useDrafts.setState(({ drafts }) => ({
    drafts: { ...drafts, [productId]: { ...(drafts[productId] ?? empty), ...changes } },
  }))
}
