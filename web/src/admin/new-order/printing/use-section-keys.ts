import { type PricingSection, pricingSections } from '@teeshala/contract/printing/pricing'
import { useEffect, useRef } from 'react'
import { isKeyFree } from '../../../shared/admin/is-key-free.ts'
import { useSingleKeys } from '../../../shared/admin/use-single-keys.ts'

type SectionKeys = {
  onSection: (section: PricingSection) => void
  onQuantity: (step: 1 | -1) => void
}

/** Shortcuts: 1 to 5 open the sections of the price list, + and − change the quantity. */
export function useSectionKeys(keys: SectionKeys): void {
  const [isOn] = useSingleKeys()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const answer = (event: KeyboardEvent) => {
      if (!isKeyFree(event) || document.querySelector('[aria-modal="true"]')) return
      const section = pricingSections[Number(event.key) - 1]
      if (section) latest.current.onSection(section)
      else if (event.key === '+') latest.current.onQuantity(1)
      else if (event.key === '-') latest.current.onQuantity(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isOn])
}
