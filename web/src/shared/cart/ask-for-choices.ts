import { whenLoaded } from '../ui/when-loaded.ts'
import { type Asked, useChoiceAsked } from './choice-asked.ts'

export const loadChoiceSheet = () => import('./ChoiceSheet.tsx')

/** Asks for the choices that a product needs. */
export const askForChoices = (asked: Asked) =>
  whenLoaded(loadChoiceSheet(), () => useChoiceAsked.setState({ asked, isOpen: true }))
