import { create } from 'zustand'

/** The action of a message: a page to go to, or an undo. */
type Way = { label: string; to: string } | { label: string; act: () => void }
export type Toast = { id: number; tone: 'good' | 'bad'; message: string; way?: Way | undefined }

/** Messages waiting to be shown, and shown ones that are outdated. */
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

/** Shows a message for three seconds, or twenty with an action, and returns a handle to withdraw it. */
export const toast = { good: show('good'), bad: show('bad'), withdraw }
