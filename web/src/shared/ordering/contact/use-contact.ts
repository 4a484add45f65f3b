import { useQuery } from '@tanstack/react-query'
import { invalidEmail } from '@teeshala/contract/accounts/refusals'
import { OrderContact } from '@teeshala/contract/orders/single-order'
import { useState } from 'react'
import * as texts from '../../../texts/shared/orders.ts'
import { profileQuery } from '../../accounts/profile-query.ts'
import { useSession } from '../../session/session-store.ts'
import { focusMarkedField } from '../../ui/focus-marked-field.ts'
import { type Contact, useContactDraft } from './contact-draft.ts'

const nobody: Contact = { name: '', phone: '', email: '' }

/**
 * The contact data of an order: what was typed, before that what the shop was `told` for this order and what the profile says besides.
 * `check` shows what is wrong with it, and leads there.
 */
export function useContact(told: Contact = nobody) {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const typed = useContactDraft(({ contact }) => contact)
  const [problems, setProblems] = useState<ContactProblems>({})
  const { name, phone, email } = profile ?? nobody
  const known = { name: told.name || name, phone: told.phone || phone, email: told.email || email }
  const contact = typed ?? known

  const change = (next: Contact) => {
    useContactDraft.setState({ contact: next })
    setProblems({})
  }

  const check = (isSent: boolean): boolean => {
    const found = problemsOfContact(contact, isSent)
    setProblems(found)
    const isGood = Object.keys(found).length === 0
    if (!isGood) focusMarkedField()
    return isGood
  }

  return { contact, problems, change, check }
}

type ContactProblems = Partial<Record<keyof Contact, string>>

/** Returns what is wrong with contact data, by field. A courier asks for a person and a number; who collects an order may give neither. */
export function problemsOfContact(contact: Contact, isSent: boolean): ContactProblems {
  const issues = OrderContact.safeParse(contact).error?.issues ?? []
  const missing = (['name', 'phone'] as const).filter((field) => isSent && contact[field].trim() === '')
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [path[0], readable(path[0], message)])),
    ...Object.fromEntries(missing.map((field) => [field, texts.fillThisIn])),
  }
}

/** The email is a choice of two forms, of which a checker can only say that neither fits. */
const readable = (field: PropertyKey | undefined, message: string) => (field === 'email' ? invalidEmail : message)
