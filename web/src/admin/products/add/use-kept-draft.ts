import { useEffect, useRef, useState } from 'react'
import { useUploads } from '../../../shared/uploads/uploads-store.ts'
import type { ProductValues } from '../form/product-values.ts'
import { withAddresses } from '../form/with-addresses.ts'
import { writeDraft } from './product-draft.ts'

const pauseMs = 400

/** Stores the draft of a new product while typing and uploading, at the latest when the page is left. */
export function useKeptDraft(uid: string, values: ProductValues): void {
  const uploads = useUploads((state) => state.uploads)
  const latest = useRef(() => {})
  const [stored] = useState(() => ({ draft: JSON.stringify(withAddresses(values, uploads)) }))
  latest.current = () => {
    const draft = withAddresses(values, uploads)
    const text = JSON.stringify(draft)
    // Only changes made here are stored: another tab may have added the product since.
    if (text === stored.draft) return
    stored.draft = text
    writeDraft(uid, draft)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored again when either changes
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, uploads])
  useEffect(() => {
    const write = () => latest.current()
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [])
}
