import type { Product } from '@teeshala/contract/catalogue/product'
import { create } from 'zustand'
import { whenLoaded } from '../ui/when-loaded.ts'

export type Asked = {
  product: Product
  /** The sheet may be left unanswered: the cart asks again. */
  canChooseLater: boolean
  /** The button that asks, which has the focus back in the end. */
  from: HTMLElement | null
}

/** What is to be put into the cart once it is chosen how. Whoever has signed in on other pages meanwhile has another button than before. */
export const useChoiceAsked = create<{ asked?: Asked; isOpen?: boolean }>()(() => ({}))

export const loadChoiceSheet = () => import('./ChoiceSheet.tsx')

/** Asks for the choices that a product needs. */
export const askForChoices = (asked: Asked) =>
  whenLoaded(loadChoiceSheet(), () => useChoiceAsked.setState({ asked, isOpen: true }))
