import { lazyPart } from '../ui/lazy-part.tsx'
import { loadChoiceSheet } from './ask-for-choices.ts'
import { useChoiceAsked } from './choice-asked.ts'

const ChoiceSheet = lazyPart(() => loadChoiceSheet().then((module) => module.ChoiceSheet))

/** The place of the sheet that asks for choices, over whichever page it was asked on. */
export function ChoiceSheetHost() {
  const asked = useChoiceAsked((state) => state.asked)
  return asked && <ChoiceSheet key={asked.product._id} {...asked} />
}
