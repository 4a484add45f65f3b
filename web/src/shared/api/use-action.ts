import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from './api-failure.ts'

type Action<Input, Result> = {
  act: (input: Input) => Promise<Result>
  /** What is said of a failure: the screen's own sentence where something broke, or what puts it into words. */
  failed: string | ((failure: Error, input: Input) => string | undefined)
  onSuccess?: (result: Result, input: Input) => unknown
  onError?: (failure: Error, input: Input) => unknown
}

/**
 * Something that a visitor wants done, with its failure in words. It is not begun again while it runs: a second click may come
 * before the button can show that the first was heard.
 */
export function useAction<Input = void, Result = unknown>({ act, failed, onSuccess, onError }: Action<Input, Result>) {
  const isRunning = useRef(false)
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
    if (isRunning.current) return
    isRunning.current = true
    await mutateAsync(input).catch(() => undefined)
    isRunning.current = false
  }
  return { run, data, isPending, error, setError }
}
