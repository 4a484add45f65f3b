import { lazy, Suspense, useState } from 'react'
import { useToasts } from './toast.ts'

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })))

export function ToastHost() {
  const isAsked = useToasts((state) => state.waiting.length > 0)
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAsked && !isNeeded) setIsNeeded(true)
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
