import { type ReactNode, useState } from 'react'
import * as texts from '../../texts/shared/ui.ts'
import { SmallButton } from './SmallButton.tsx'

type FirstFewProps<T> = {
  of: readonly T[]
  /** How many are shown at first; one more is shown rather than a button. */
  most: number
  children: (item: T) => ReactNode
}

/** A list that may be long: its beginning, and all of it on request. */
export function FirstFew<T>({ of: items, most, children }: FirstFewProps<T>) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = items.length > most + 1
  return (
    <>
      {(isLong && !showsAll ? items.slice(0, most) : items).map(children)}
      {isLong && (
        <SmallButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showFewer : texts.showMoreOf(items.length - most)}
        </SmallButton>
      )}
    </>
  )
}
