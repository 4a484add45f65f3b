import { lazy, Suspense, useState } from 'react'
import { PlainToasts } from './PlainToasts.tsx'
import { useToasts } from './toast.ts'

// A function of its own: what follows an import at once is taken into it by the bundler, and would not see its style sheet fail.
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
