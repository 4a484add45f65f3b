import { create } from 'zustand'

/** The forms on the page with unsaved changes. */
export const useUnsavedChanges = create<{ readonly forms: readonly string[] }>()(() => ({ forms: [] }))

export function addUnsaved(form: string): void {
  useUnsavedChanges.setState(({ forms }) => ({ forms: [...forms, form] }))
}

export function removeUnsaved(form: string): void {
  useUnsavedChanges.setState(({ forms }) => ({ forms: forms.filter((each) => each !== form) }))
}
