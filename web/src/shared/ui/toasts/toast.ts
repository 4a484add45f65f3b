import { create } from 'zustand'

/** What can be done about a message: a page to go to, or something to take back. */
type Way = { label: string; to: string } | { label: string; act: () => void }
export type Toast = { id: number; tone: 'good' | 'bad'; message: string; way?: Way | undefined }

/** Messages that wait to be shown, and those that are shown and have become wrong. */
export const useToasts = create<{ waiting: Toast[]; outdated: number[] }>()(() => ({ waiting: [], outdated: [] }))

let count = 0

const show = (tone: Toast['tone']) => (message: string, way?: Way) => {
  const id = ++count
  useToasts.setState(({ waiting }) => ({ waiting: [...waiting, { id, tone, message, way }] }))
  return id
}

const withdraw = (id: number) =>
  useToasts.setState(({ waiting, outdated }) => ({
    waiting: waiting.filter((message) => message.id !== id),
    outdated: [...outdated, id],
  }))

/** Shows a message for three seconds, for twenty where something can be done about it, and returns by what it is withdrawn. */
export const toast = { good: show('good'), bad: show('bad'), withdraw }
