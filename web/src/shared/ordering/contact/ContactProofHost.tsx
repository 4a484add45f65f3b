import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { loadContactProof, useProofAsked } from './contact-proof.ts'

const ContactProofDialog = lazyPart(() => loadContactProof().then((module) => module.ContactProofDialog))

/** The place of the dialog that proves an email, on every page that orders pieces. */
export function ContactProofHost() {
  const asked = useProofAsked((state) => state.asked)
  // Whoever leaves the page has given the order up.
  useEffect(() => () => useProofAsked.getState().asked?.onClose(), [])
  return <Suspense>{asked && <ContactProofDialog {...asked} />}</Suspense>
}
