import { lazy, Suspense, useEffect } from 'react'
import { loadContactProof, useProofAsked } from './contact-proof.ts'

const ContactProofDialog = lazy(() => loadContactProof().then((module) => ({ default: module.ContactProofDialog })))

/** The place of the dialog that proves an email, on every page that orders pieces. */
export function ContactProofHost() {
  const asked = useProofAsked((state) => state.asked)
  // Whoever leaves the page has given the order up.
  useEffect(() => () => useProofAsked.getState().asked?.onClose(), [])
  return <Suspense>{asked && <ContactProofDialog {...asked} />}</Suspense>
}
