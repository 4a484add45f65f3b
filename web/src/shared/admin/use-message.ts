import { useEffect, useState } from 'react'

export type Message = { readonly words: string; readonly isError: boolean }

/** How long a success is shown; what went wrong stays until the next attempt, since three seconds are too short to read it. */
const shownMs = 3000

/** The one message of a screen. */
export function useMessage() {
  const [message, setMessage] = useState<Message>()
  useEffect(() => {
    if (!message || message.isError) return
    const timer = setTimeout(() => setMessage(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [message])
  return {
    message,
    say: (words: string, tone: 'good' | 'error' = 'good') => setMessage({ words, isError: tone === 'error' }),
    clear: () => setMessage(undefined),
  }
}
