import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from './api-failure.ts'

type Action<Input, Result> = {
  act: (input: Input) => Promise<Result>
  /** The error message: the screen's own sentence, or a function of the failure. */
  failed: string | ((failure: Error, input: Input) => string | undefined)
  onSuccess?: (result: Result, input: Input) => unknown
  onError?: (failure: Error, input: Input) => unknown
  /** Identifies independent actions, such as the rows of a list; by default there is only one. */
  keyOf?: (input: Input) => string
}

/**
 * An action with its error message. It does not start again while it runs: a second click may come
 * before the button is disabled.
 */
export function useAction<Input = void, Result = unknown>(action: Action<Input, Result>) {
  const { act, failed, onSuccess, onError, keyOf } = action
  const running = useRef(new Set<string | undefined>())
  const [error, setError] = useState<string>()
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: act,
    onMutate: () => setError(undefined),
    onSuccess: (result, input) => onSuccess?.(result, input),
    onError: (failure, input) => {
      setError(typeof failed === 'string' ? sentenceFor(failure, failed) : failed(failure, input))
      return onError?.(failure, input)
    },
  })
  const run = async (input: Input): Promise<void> => {
    const key = keyOf?.(input)
    if (running.current.has(key)) return
    running.current.add(key)
    await mutateAsync(input).catch(() => undefined)
    running.current.delete(key)
  }
  return { run, data, isPending, error, setError }
}
