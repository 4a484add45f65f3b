import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoDesignYet } from './NoDesignYet.tsx'

test('an order is marked only if a design is missing', () => {
  expect(renderToStaticMarkup(<NoDesignYet order={{ missingDesigns: ['Left'] }} />)).toContain('No design yet')
  expect(renderToStaticMarkup(<NoDesignYet order={{}} />)).toBe('')
})
