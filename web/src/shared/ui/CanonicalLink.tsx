/** The one address of a page that several addresses lead to. */
export function CanonicalLink({ path }: { path: string }) {
  return <link rel="canonical" href={`${window.location.origin}${path}`} />
}
