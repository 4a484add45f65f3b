import { create } from 'zustand'

type Link = { to: string; label: string }
export type Toast = { id: number; tone: 'good' | 'bad'; message: string; link?: Link | undefined }

/** Messages that wait to be shown. */
export const useToasts = create<{ waiting: Toast[] }>()(() => ({ waiting: [] }))

let count = 0

const show = (tone: Toast['tone']) => (message: string, link?: Link) =>
  useToasts.setState(({ waiting }) => ({ waiting: [...waiting, { id: ++count, tone, message, link }] }))

/** Shows a message for three seconds, longer where it carries a link to follow. */
export const toast = { good: show('good'), bad: show('bad') }
