import { useState } from 'react'
import { sentenceFor } from '../api/api-failure.ts'
import { authCode, authSentence } from '../sign-in/auth-failure.ts'

/** Work that a question about the account does: whether it is under way, and what to tell the reader of its failure. */
export function useAttempt(fallback: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(authCode(failure) ? authSentence(failure, fallback) : sentenceFor(failure, fallback))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, error, setError, run }
}
