import { useQuery } from '@tanstack/react-query'
import { invalidEmail } from '@teeshala/contract/accounts/refusals'
import { OrderContact } from '@teeshala/contract/orders/single-order'
import { useState } from 'react'
import * as texts from '../../../texts/shared/orders.ts'
import { profileQuery } from '../../accounts/profile-query.ts'
import { useSession } from '../../session/session-store.ts'
import { focusMarkedField } from '../../ui/focus/focus-marked-field.ts'
import { errorsAfterBlur, remainingErrors } from '../remaining-errors.ts'
import { type Contact, useContactDraft } from './contact-draft.ts'

const nobody: Contact = { name: '', phone: '', email: '' }

/** An order's requirements for its contact. */
type Asked = {
  /** The courier needs a name and a number. */
  readonly isSent: boolean
  /** Requires a name, and a phone number or email. */
  readonly isToBeReached: boolean
}

/** Before the order is sent, empty fields have no errors. */
const nothing: Asked = { isSent: false, isToBeReached: false }

const names = ['name', 'phone', 'email'] as const

/** Returns what is known of each field; unknown ones are absent. */
function knownOf(told: Contact, profile: Contact | undefined): Partial<Contact> {
  const known = names.map((name) => [name, told[name] || profile?.[name]] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/**
 * The contact data of an order: each field as typed, else what the server was `told` for this order, else the profile's. `said` is
 * what an order sends, without unknown fields, which the server takes from the account. `leave` shows a field's error
 * on blur, `check` shows all errors, and focuses the first.
 */
export function useContact(told: Contact = nobody) {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const typed = useContactDraft((draft) => draft.contact)
  const [problems, setProblems] = useState<ContactProblems>({})
  const said: Partial<Contact> = { ...knownOf(told, profile), ...typed }
  const contact: Contact = { ...nobody, ...said }
  const hasEmptied = isSignedIn && Object.values(typed ?? {}).some((value) => value.trim() === '')

  const change = (changes: Partial<Contact>) => {
    useContactDraft.setState((draft) => ({ contact: { ...draft.contact, ...changes } }))
    setProblems((known) => marksAfter(known, changes))
  }

  const leave = (field: keyof Contact) => {
    setProblems((known) => errorsAfterBlur(known, problemsOfContact(contact, nothing), field))
  }

  const check = (asked: Asked): boolean => {
    const found = problemsOfContact(contact, asked)
    setProblems(found)
    const isGood = Object.keys(found).length === 0
    if (!isGood) focusMarkedField()
    return isGood
  }

  return { contact, said, hasEmptied, problems, change, leave, check }
}

type ContactProblems = Partial<Record<keyof Contact, string>>

/** Returns the errors that remain after a change: an email also resolves a missing phone number. */
export const marksAfter = (marks: ContactProblems, changes: Partial<Contact>): ContactProblems =>
  remainingErrors(marks, changes, marks.phone === texts.giveAPhoneOrAnEmail ? { email: ['phone'] } : {})

/** Returns whether a person can be contacted by name. */
export const isReachable = ({ name, phone, email }: Contact) =>
  name.trim() !== '' && (phone.trim() !== '' || email.trim() !== '')

/** Returns the errors of contact data by field. Collected orders may leave everything empty, unless contact is required. */
export function problemsOfContact(contact: Contact, { isSent, isToBeReached }: Asked): ContactProblems {
  const issues = OrderContact.safeParse(contact).error?.issues ?? []
  const hasNeither = contact.phone.trim() === '' && contact.email.trim() === ''
  const missing = (['name', 'phone'] as const).filter((field) => isSent && contact[field].trim() === '')
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [path[0], readable(path[0], message)])),
    ...(isToBeReached && contact.name.trim() === '' && { name: texts.fillThisIn }),
    ...(isToBeReached && hasNeither && { phone: texts.giveAPhoneOrAnEmail }),
    ...Object.fromEntries(missing.map((field) => [field, texts.fillThisIn])),
  }
}

/** The email schema is a union of two forms, whose error only says that neither matches. */
const readable = (field: PropertyKey | undefined, message: string) => (field === 'email' ? invalidEmail : message)
