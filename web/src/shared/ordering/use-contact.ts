import { useQuery } from '@tanstack/react-query'
import { invalidEmail } from '@teeshala/contract/accounts/refusals'
import { OrderContact } from '@teeshala/contract/orders/single-order'
import { useState } from 'react'
import { profileQuery } from '../accounts/profile-query.ts'
import { useSession } from '../session/session-store.ts'
import { focusMarkedField } from '../ui/focus-marked-field.ts'
import { type Contact, useContactDraft } from './contact-draft.ts'

const nobody: Contact = { name: '', phone: '', email: '' }

/** The contact data of an order: what was typed, before that what the profile says. `check` shows what is wrong with it, and leads there. */
export function useContact() {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const typed = useContactDraft(({ contact }) => contact)
  const [problems, setProblems] = useState<Partial<Record<keyof Contact, string>>>({})
  const known = profile ? { name: profile.name, phone: profile.phone, email: profile.email } : nobody
  const contact = typed ?? known

  const change = (next: Contact) => {
    useContactDraft.setState({ contact: next })
    setProblems({})
  }

  const check = (): boolean => {
    const checked = OrderContact.safeParse(contact)
    const issues = checked.error?.issues ?? []
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [path[0], readable(path[0], message)])))
    if (!checked.success) focusMarkedField()
    return checked.success
  }

  return { contact, problems, change, check }
}

/** The email is a choice of two forms, of which a checker can only say that neither fits. */
const readable = (field: PropertyKey | undefined, message: string) => (field === 'email' ? invalidEmail : message)
