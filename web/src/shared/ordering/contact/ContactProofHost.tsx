import { useEffect } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadContactProof, useProofAsked } from './contact-proof.ts'

const ContactProofDialog = lazyPart(() => loadContactProof().then((module) => module.ContactProofDialog))

/** Renders the email verification dialog, on every page that orders pieces. */
export function ContactProofHost() {
  const asked = useProofAsked((state) => state.asked)
  // Leaving the page abandons the order.
  useEffect(() => () => useProofAsked.getState().asked?.onClose(), [])
  return asked && <ContactProofDialog {...asked} />
}
