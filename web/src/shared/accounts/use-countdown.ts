import { useEffect, useState } from 'react'

/** Whole seconds that are left, and how to start them. A tab that slept counts the time it slept. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const isRunning = nowMs < endsAtMs
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = (seconds: number) => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * 1000)
  }
  return [Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)), start]
}
