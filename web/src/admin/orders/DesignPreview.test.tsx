import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DesignPreview } from './DesignPreview.tsx'

const markupOf = (order: Partial<ComponentProps<typeof DesignPreview>['order']>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DesignPreview order={{ _id: 'TB7K2M9QX4RD', designImage: null, designs: [], ...order }} />
    </QueryClientProvider>,
  )

test('an order without a design says that there is no image, and whether one is awaited', () => {
  expect(markupOf({})).toContain('No Image')
  expect(markupOf({})).not.toContain('No design yet')
  expect(markupOf({ missingDesigns: ['Left'] })).toMatch(/No design yet.*No Image/)
})

test('an order with a design has a link to it instead', () => {
  const markup = markupOf({ designImage: 'products/designs/asha/1767225600000-lotus.png' })
  expect(markup).toContain('target="_blank"')
  expect(markup).not.toContain('No Image')
})
