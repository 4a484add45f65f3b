/** The header with the secret of a link; in a URL it would end up in logs. */
export const linkSecretHeader = 'x-link-secret'

/** Returns the address of an order's or quote's page with its secrets behind the `#`, which browsers never send to a server. */
export function secretAddress(page: string, secrets: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(secrets).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  )
  return given.length > 0 ? `${page}#${given.join('&')}` : page
}
