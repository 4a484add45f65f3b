/** The header that carries the secret of a link: an address would put it into the logs of everything that it passes. */
export const linkSecretHeader = 'x-link-secret'

/** The page of an order or a quote with its secrets behind the `#`, which no browser sends anywhere. */
export function secretAddress(page: string, secrets: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(secrets).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  )
  return given.length > 0 ? `${page}#${given.join('&')}` : page
}
