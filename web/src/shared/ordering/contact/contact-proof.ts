import type { ContactProof } from '@teeshala/contract/orders/buyer/contact-code'
import { contactProofHeader } from '@teeshala/contract/orders/buyer/unproved-hold'
import { create } from 'zustand'
import { failedWith } from '../../api/api-failure.ts'
import { onOtherPerson } from '../../session/on-other-person.ts'

type Asked = {
  /** The order's email; empty if it has none. */
  email: string
  onProved: (proof: ContactProof) => void
  onClose: () => void
}

/** The server's request to verify an email before it holds an order's pieces, while the dialog is open. */
export const useProofAsked = create<{ asked: Asked | undefined }>()(() => ({ asked: undefined }))

export const loadContactProof = () => import('./ContactProofDialog.tsx')

/** The proof of this visit; it is valid for several orders. */
let latest: ContactProof | undefined
onOtherPerson(() => {
  latest = undefined
})

/**
 * Places an order; if the server first needs a verified email, the dialog asks for it and the order is sent again.
 * Closing the dialog returns the refusal.
 */
export async function withContactProof<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(latest && Date.parse(latest.until) > Date.now() ? { [contactProofHeader]: latest.proof } : {})
  } catch (failure) {
    if (!failedWith(failure, 'CONTACT_UNPROVED')) throw failure
    const { email } = failure.details
    latest = await askForProof(typeof email === 'string' ? email : '', failure)
    return send({ [contactProofHeader]: latest.proof })
  }
}

function askForProof(email: string, refusal: Error): Promise<ContactProof> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      useProofAsked.setState({ asked: undefined })
      done()
    }
    const asked: Asked = {
      email,
      onProved: (proof) => settle(() => resolve(proof)),
      onClose: () => settle(() => reject(refusal)),
    }
    loadContactProof().then(
      () => useProofAsked.setState({ asked }),
      () => reject(refusal),
    )
  })
}
