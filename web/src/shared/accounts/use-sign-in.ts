import { useAction } from '../../shared/api/use-action.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { authSentence } from '../../shared/sign-in/auth-failure.ts'

type Work = () => Promise<void>

/** Signs in, one way at a time, through the session's transitions. */
export function useSignIn() {
  const { run, isPending, error, setError } = useAction({
    act: async ([work]: [Work, fallback: string]) => {
      const { begin, fail } = useSession.getState()
      begin()
      await work()
      if (!useSession.getState().currentUser) fail(null)
    },
    failed: (failure, [, fallback]) => authSentence(failure, fallback),
    onError: (failure, [, fallback]) => useSession.getState().fail(authSentence(failure, fallback) ?? null),
  })
  return { run: (work: Work, fallback: string) => run([work, fallback]), isBusy: isPending, error, setError }
}
