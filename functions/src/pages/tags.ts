import { escapeHtml } from '../mails/escape-html.ts'

/** Marks elements that the page's own head replaces once its code runs. */
export const shell = 'data-shell'

/** Returns a meta element. */
export const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${shell} ${kind}="${name}" content="${escapeHtml(content)}" />`

/** Returns the title element. */
export const title = (words: string): string => `<title ${shell}>${escapeHtml(words)}</title>`

/** Returns a link to a page of the shop. */
export const link = ({ path, label }: { path: string; label: string }): string =>
  `<a href="${escapeHtml(path)}">${escapeHtml(label)}</a>`
