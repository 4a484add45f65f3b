import { MantineProvider, type MantineProviderProps } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { queryClient } from '../shared/api/queries/query-client.ts'
import { theme } from './theme/theme.ts'

type ShopAppProps = {
  router: RouterProviderProps['router']
  /** Where the choice of a colour scheme is stored. */
  schemes?: MantineProviderProps['colorSchemeManager']
  /** Called once the page is rendered and can change. */
  onShown?: (() => void) | undefined
}

/** The whole shop, for the browser and for prerendering. */
export function ShopApp({ router, schemes, onShown }: ShopAppProps) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        // The build writes them into a style sheet.
        withCssVariables={false}
        withGlobalClasses={false}
        {...(schemes && { colorSchemeManager: schemes })}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}
