import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { mergedOver } from '../../shared/session/kept/kept-edit.ts'
import type { ListedPrice } from './listed-price.ts'
import { listedBesides, type PriceValues } from './price-values.ts'

type Adding = {
  form: UseFormReturnType<PriceValues>
  /** The price that saving would replace; its unchanged fields must not be lost. */
  listed: ListedPrice | undefined
  /** Deleted by somebody meanwhile: the input stays, to be added again. */
  isGone: boolean
  /** The form's initial values. */
  begun: PriceValues
}

/** Fills in a listed price's other fields unless something was typed. Returns what was last filled in. */
export function useListedBesides({ form, listed, isGone, begun }: Adding) {
  const [filled, setFilled] = useState(() => listedBesides(undefined, begun))
  const next = isGone ? filled : listedBesides(listed, begun)
  const isOther = JSON.stringify(next) !== JSON.stringify(filled)
  // The list may load, or be changed by somebody else, after the name was typed.
  useEffect(() => {
    if (!isOther) return
    const now = form.getValues()
    form.setValues(mergedOver({ ...now, ...next }, now, { ...now, ...filled }))
    setFilled(next)
  })
  return filled
}
