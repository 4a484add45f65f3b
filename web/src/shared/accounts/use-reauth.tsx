import { type ReactNode, Suspense, useState } from 'react'
import { failedWith } from '../api/api-failure.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const loadDialog = () => import('./ReauthDialog.tsx')
const ReauthDialog = lazyPart(() => loadDialog().then((module) => module.ReauthDialog))

type Asked = { sentence: string; answer: (isProved: boolean) => void }

type Reauth = {
  /** Runs a call; where the shop wants a recent sign-in, asks for it in a dialog and runs the call once more. */
  withProof: <T>(call: () => Promise<T>) => Promise<T>
  /** Stands outside of any form: what is submitted in it is not the page's. */
  dialog: ReactNode
}

/** For calls that open or end the account: the page and what was typed into it stay as they are meanwhile. */
export function useReauth(): Reauth {
  const [asked, setAsked] = useState<Asked>()

  const withProof = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (failure) {
      if (!failedWith(failure, 'REAUTHENTICATION_REQUIRED')) throw failure
      // Where the dialog cannot be had, the shop's own sentence says what it wants.
      if (!(await loadDialog().catch(() => undefined))) throw failure
      const isProved = await new Promise<boolean>((answer) => setAsked({ sentence: failure.message, answer }))
      setAsked(undefined)
      if (!isProved) throw failure
      return call()
    }
  }

  const dialog = asked && (
    <Suspense>
      <ReauthDialog sentence={asked.sentence} onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />
    </Suspense>
  )
  return { withProof, dialog }
}
