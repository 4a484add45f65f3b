import { useEffect, useState } from 'react'

export type Message = { readonly words: string; readonly isError: boolean }

/** How long a success is shown; errors stay until the next attempt, because three seconds are too short to read them. */
const shownMs = 3000

/** The single message of a screen. */
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
