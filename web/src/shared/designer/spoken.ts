import { create } from 'zustand'

/** The screen reader announcement of the latest edit. */
export const useSpoken = create<{ readonly words: string }>()(() => ({ words: '' }))

/** Announces an edit; repeated texts are announced again. */
export function say(words: string): void {
  useSpoken.setState((before) => ({ words: before.words === words ? `${words}\u00A0` : words }))
}
