import './install-storage-fallback.ts'
import './mantine-styles.ts'
import './global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../shared/api/query-client.ts'
import { followOtherTabs } from '../shared/session/follow-other-tabs.ts'
import { restoreSession } from '../shared/session/session-store.ts'
import { followSession } from './follow-session.ts'
import { createRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

const schemes = localStorageColorSchemeManager({ key: 'color-scheme' })

await restoreSession()
// A router asks for its first data as soon as it is made, so it comes after the session.
const router = createRouter()
followOtherTabs()
followSession(router)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
