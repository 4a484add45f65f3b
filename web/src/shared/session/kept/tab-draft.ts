import { create } from 'zustand'
import { createJSONStorage, type PersistOptions, persist } from 'zustand/middleware'
import { onOtherPerson } from '../on-other-person.ts'
import { draftKey } from './form-draft.ts'

/** Returns a store whose state survives a reload, but neither the tab nor a sign-out. */
export function tabDraft<Draft extends object>(
  name: string,
  empty: Draft,
  options: Pick<PersistOptions<Draft>, 'version' | 'migrate'> = {},
) {
  const useDraft = create<Draft>()(
    persist((): Draft => empty, {
      name: draftKey(name),
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      ...options,
    }),
  )
  onOtherPerson(() => useDraft.setState(empty))
  return useDraft
}
