import type { ContactProof } from '@teeshala/contract/orders/buyer/contact-code'
import { contactProofHeader } from '@teeshala/contract/orders/buyer/unproved-hold'
import { create } from 'zustand'
import { failedWith } from '../../api/api-failure.ts'
import { onOtherPerson } from '../../session/on-other-person.ts'

type Asked = {
  /** The email of the order; empty where it has none. */
  email: string
  onProved: (proof: ContactProof) => void
  onClose: () => void
}

/** What the shop wants to know before it keeps the pieces of an order, while the dialog asks for it. */
export const useProofAsked = create<{ asked: Asked | undefined }>()(() => ({ asked: undefined }))

export const loadContactProof = () => import('./ContactProofDialog.tsx')

/** Proofs of this visit; each holds for some orders. */
let latest: ContactProof | undefined
onOtherPerson(() => {
  latest = undefined
})

/**
 * Sends an order; where the shop first wants a proof that the buyer can be reached, it is asked for and the order sent once more.
 * Who closes the dialog gets the refusal back.
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
