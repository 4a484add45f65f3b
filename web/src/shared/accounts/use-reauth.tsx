import { type ReactNode, useState } from 'react'
import { failedWith } from '../api/api-failure.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const loadDialog = () => import('./ReauthDialog.tsx')
const ReauthDialog = lazyPart(() => loadDialog().then((module) => module.ReauthDialog))

type Asked = { sentence: string; answer: (isProved: boolean) => void }

type Reauth = {
  /** Makes a call; if it requires a recent sign-in, asks for one in a dialog and repeats the call. */
  withProof: <T>(call: () => Promise<T>) => Promise<T>
  /** Render it outside any form: its submit must not submit the page's form. */
  dialog: ReactNode
}

/** For calls that change sign-in details or delete the account: the page and its input stay meanwhile. */
export function useReauth(): Reauth {
  const [asked, setAsked] = useState<Asked>()

  const withProof = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (failure) {
      if (!failedWith(failure, 'REAUTHENTICATION_REQUIRED')) throw failure
      // If the dialog cannot be loaded, the server's message says what is needed.
      if (!(await loadDialog().catch(() => undefined))) throw failure
      const isProved = await new Promise<boolean>((answer) => setAsked({ sentence: failure.message, answer }))
      setAsked(undefined)
      if (!isProved) throw failure
      return call()
    }
  }

  const dialog = asked && (
    <ReauthDialog sentence={asked.sentence} onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />
  )
  return { withProof, dialog }
}
