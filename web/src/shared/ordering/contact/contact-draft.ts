import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../../session/on-other-person.ts'

export type Contact = { readonly name: string; readonly phone: string; readonly email: string }

const empty: { readonly contact: Partial<Contact> | null } = { contact: null }

/** The contact data entered on any ordering page, by field; null until then. Survives a reload, but not the tab. */
export const useContactDraft = create<typeof empty>()(
  persist((): typeof empty => empty, {
    name: 'draft:contact',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

onOtherPerson(() => useContactDraft.setState(empty))
