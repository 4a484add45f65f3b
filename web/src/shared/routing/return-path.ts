/** Returns the path of the sign-in screen that returns to `from` afterwards. */
export function signInPath(from: string): string {
  return from === '/' ? '/signin' : `/signin?from=${encodeURIComponent(from)}`
}

/**
 * Returns the path to go to after signing in: `from` if it is on this site, otherwise home. Browsers drop tabs from URLs: '/⇥/evil' would be another
 * site.
 */
export function returnPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '/'
  const isOurs =
    /^\/(?![/\\])\P{Cc}*$/u.test(from) && !/^\/(signin|login|signup|logout|forgot-password|account-action)\b/.test(from)
  return isOurs ? from : '/'
}
