import { useEffect, useState } from 'react'

/** Returns the remaining whole seconds, and a start function. Time while the tab sleeps counts. */
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
