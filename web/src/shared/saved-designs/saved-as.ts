import { create } from 'zustand'
import { onOtherPerson } from '../session/on-other-person.ts'

type Saved = { readonly _id: string; readonly name: string }

/** Which saved design is being changed, by the key of its draft. A reload forgets it, and the design is saved as a new one. */
const useSaved = create<{ readonly drafts: Readonly<Record<string, Saved | undefined>> }>(() => ({ drafts: {} }))

onOtherPerson(() => useSaved.setState({ drafts: {} }))

export const useSavedAs = (draftKey: string): Saved | undefined => useSaved(({ drafts }) => drafts[draftKey])

export function rememberSavedAs(draftKey: string, saved: Saved | undefined): void {
  useSaved.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey]: saved } }))
}
