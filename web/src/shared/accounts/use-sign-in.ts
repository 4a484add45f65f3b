import type { User } from 'firebase/auth'
import { useState } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import { failedWith } from '../api/api-failure.ts'
import { useAction } from '../api/use-action.ts'
import { useSession } from '../session/session-store.ts'
import { authSentence } from '../sign-in/auth-failure.ts'
import { adoptSignIn, openOwnAccount } from '../sign-in/start-session.ts'

type Work = () => Promise<void>

/**
 * Signs in, one method at a time, through the session's transitions. `isElsewhere`: the code was correct, but its number belongs to
 * another account, whose owner can sign in another way or say with `openOwn` that it is not theirs.
 */
export function useSignIn() {
  const [isElsewhere, setIsElsewhere] = useState(false)
  const action = useAction({
    act: async ([work]: [Work, fallback: string]) => {
      const { begin, fail } = useSession.getState()
      begin()
      await work()
      if (!useSession.getState().currentUser) fail(null)
    },
    failed: (failure, [, fallback]) => authSentence(failure, fallback),
    onError: (failure, [, fallback]) => useSession.getState().fail(authSentence(failure, fallback) ?? null),
  })
  const { isPending: isBusy, error, setError } = action
  const run = (work: Work, fallback: string) => action.run([work, fallback])
  const byGoogle = {
    run: (work: Work) => run(work, texts.googleSignInFailed),
    onUser: (person: User) => adoptSignIn(person, 'google'),
  }
  const byCode = {
    run: (work: Work) => run(work, texts.theCodeCouldNotBeChecked),
    onUser: async (person: User) => {
      try {
        await adoptSignIn(person, 'phone')
      } catch (failure) {
        setIsElsewhere(failedWith(failure, 'PHONE_ELSEWHERE'))
        throw failure
      }
    },
  }
  const openOwn = async () => {
    await byCode.run(openOwnAccount)
    setIsElsewhere(false)
  }
  const beginAnew = () => {
    setError(undefined)
    setIsElsewhere(false)
  }
  return { run, byGoogle, byCode, openOwn, beginAnew, isElsewhere, isBusy, error, setError }
}
