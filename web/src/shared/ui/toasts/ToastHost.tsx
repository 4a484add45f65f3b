import { lazy, Suspense, useState } from 'react'
import { PlainToasts } from './PlainToasts.tsx'
import { useToasts } from './toast.ts'

// A separate function: the bundler merges what directly follows an import into it, and a failing style sheet would go unnoticed.
const load = () => import('./Toaster.tsx')

const Toaster = lazy(() =>
  load().then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToasts }),
  ),
)

export function ToastHost() {
  const isAsked = useToasts((state) => state.waiting.length > 0)
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAsked && !isNeeded) setIsNeeded(true)
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
