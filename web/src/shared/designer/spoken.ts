import { create } from 'zustand'

/** What the latest edit has changed, for who hears the screen. */
export const useSpoken = create<{ readonly words: string }>()(() => ({ words: '' }))

/** Says what an edit has changed; the same words twice are said twice. */
export function say(words: string): void {
  useSpoken.setState((before) => ({ words: before.words === words ? `${words}\u00A0` : words }))
}
