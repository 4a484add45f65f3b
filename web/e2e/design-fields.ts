/** Where the pages of custom orders take a design. */
import type { Page } from '@playwright/test'

/** The design in its area, which takes keys and gestures. */
export const design = (page: Page) => page.getByRole('application')
export const singleUpload = (page: Page) => page.locator('input[type=file][aria-label^="Upload"]')
export const bulkUpload = (page: Page) => page.locator('input[type=file][aria-label="Upload Design"]')
export const changeDesign = (page: Page) => page.locator('input[type=file][aria-label="Change Design"]')
