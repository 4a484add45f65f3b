import { tabDraft } from '../../session/kept/tab-draft.ts'

export type Contact = { readonly name: string; readonly phone: string; readonly email: string }

const empty: { readonly contact: Partial<Contact> | null } = { contact: null }

/** The contact data entered on any ordering page, by field; null until then. Survives a reload, but not the tab. */
export const useContactDraft = tabDraft('contact', empty)
