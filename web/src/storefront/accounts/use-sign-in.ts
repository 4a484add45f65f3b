import { useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { authCode, authSentence } from '../../shared/sign-in/auth-failure.ts'

/** Runs one way of signing in at a time through the session's transitions, and keeps what this screen has to say. */
export function useSignIn() {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  const run = async (work: () => Promise<void>, fallback: string) => {
    const { begin, fail } = useSession.getState()
    begin()
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
      if (!useSession.getState().currentUser) fail(null)
    } catch (failure) {
      const sentence = authCode(failure) ? authSentence(failure, fallback) : sentenceFor(failure, fallback)
      fail(sentence ?? null)
      setError(sentence)
    } finally {
      setIsBusy(false)
    }
  }

  return { run, isBusy, error, setError }
}
