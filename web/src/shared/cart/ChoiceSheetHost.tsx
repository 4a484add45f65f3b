import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../ui/lazy-part.ts'
import { closeChoiceSheet, loadChoiceSheet, useChoiceAsked } from './choice-asked.ts'

const ChoiceSheet = lazyPart(() => loadChoiceSheet().then((module) => module.ChoiceSheet))

/** The place of the sheet that asks for choices, over whichever page it was asked on. */
export function ChoiceSheetHost() {
  const { asked, isOpen } = useChoiceAsked()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another page has begun something else
  useEffect(closeChoiceSheet, [pathname])
  return (
    <Suspense>
      {asked && (
        <ChoiceSheet
          key={asked.product._id}
          product={asked.product}
          canChooseLater={asked.canChooseLater}
          isOpen={isOpen}
          onClose={closeChoiceSheet}
          onClosed={() => asked.from?.focus()}
        />
      )}
    </Suspense>
  )
}
