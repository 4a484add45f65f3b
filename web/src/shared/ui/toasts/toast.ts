import { create } from 'zustand'

/** What can be done about a message: a page to go to, or something to take back. */
type Way = { label: string; to: string } | { label: string; act: () => void }
export type Toast = { id: number; tone: 'good' | 'bad'; message: string; way?: Way | undefined }

/** Messages that wait to be shown. */
export const useToasts = create<{ waiting: Toast[] }>()(() => ({ waiting: [] }))

let count = 0

const show = (tone: Toast['tone']) => (message: string, way?: Way) =>
  useToasts.setState(({ waiting }) => ({ waiting: [...waiting, { id: ++count, tone, message, way }] }))

/** Shows a message for three seconds, for twenty where something can be done about it. */
export const toast = { good: show('good'), bad: show('bad') }
