import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../shared/query/query-client.ts'
import { router } from './router.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

const Toasts = lazy(() => import('../shared/toast/Toasts.tsx'))

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <LateToasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** Nothing is told before the page has loaded, so the messages' code can follow it. */
function LateToasts() {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete')
  useEffect(() => {
    const whenLoaded = () => setLoaded(true)
    addEventListener('load', whenLoaded)
    return () => removeEventListener('load', whenLoaded)
  }, [])
  return <Suspense>{isLoaded && <Toasts />}</Suspense>
}
