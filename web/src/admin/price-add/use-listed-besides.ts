import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { mergedOver } from '../../shared/session/kept/kept-edit.ts'
import type { ListedPrice } from './listed-price.ts'
import { listedBesides, type PriceValues } from './price-values.ts'

type Adding = {
  form: UseFormReturnType<PriceValues>
  /** The price that saving would replace, of which nothing must be lost that staff have not changed. */
  listed: ListedPrice | undefined
  /** Somebody has deleted it meanwhile: what was filled in stays, to be added again. */
  isGone: boolean
  /** What the form began with. */
  begun: PriceValues
}

/** Fills in what is listed besides the price, where nothing else was typed. Returns what was filled in last. */
export function useListedBesides({ form, listed, isGone, begun }: Adding) {
  const [filled, setFilled] = useState(() => listedBesides(undefined, begun))
  const next = isGone ? filled : listedBesides(listed, begun)
  const isOther = JSON.stringify(next) !== JSON.stringify(filled)
  // The list may come, or be changed by somebody else, after the name was typed.
  useEffect(() => {
    if (!isOther) return
    const now = form.getValues()
    form.setValues(mergedOver({ ...now, ...next }, now, { ...now, ...filled }))
    setFilled(next)
  })
  return filled
}
