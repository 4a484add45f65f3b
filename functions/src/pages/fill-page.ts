/** Page-specific HTML that replaces the shop's default. */
export type PageContent = {
  readonly head: string
  /** Inserted after the prerendered content. */
  readonly first: string
  /** For browsers without scripts, before the request to enable them. */
  readonly body: string
}

const headPlace = /<!-- head: [^>]*-->[\s\S]*?<!-- \/head -->/
const bodyPlace = '<noscript>'

/** Returns the built page with the content inserted; throws if a placeholder is missing. */
export function fillPage(html: string, { head, first, body }: PageContent): string {
  if (!headPlace.test(html) || !html.includes(bodyPlace)) throw new Error('The built page has no place for its content')
  // Functions, because `replace` interprets patterns such as $& in a replacement string.
  return html.replace(headPlace, () => head).replace(bodyPlace, () => first + bodyPlace + body)
}
