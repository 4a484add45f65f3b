/** What stands in the page in place of the shop's usual words, as HTML. */
export type PageContent = {
  readonly head: string
  /** What comes after all that is drawn. */
  readonly first: string
  /** For those who run no code, before the line that asks them to. */
  readonly body: string
}

const headPlace = /<!-- head: [^>]*-->[\s\S]*?<!-- \/head -->/
const bodyPlace = '<noscript>'

/** Returns the built page with the content in its places; throws where the page has none. */
export function fillPage(html: string, { head, first, body }: PageContent): string {
  if (!headPlace.test(html) || !html.includes(bodyPlace)) throw new Error('The built page has no place for its content')
  // Functions, because a name may hold what `replace` takes as a pattern: $&.
  return html.replace(headPlace, () => head).replace(bodyPlace, () => first + bodyPlace + body)
}
