/** The address of the sign-in screen that leads back to `from` afterwards. */
export function signInPath(from: string): string {
  return from === '/' ? '/signin' : `/signin?from=${encodeURIComponent(from)}`
}

/** Where to go after signing in: the page named by `from` when it is one of ours, else home. Browsers take a tab out of an address: '/⇥/evil' would be another site. */
export function returnPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '/'
  const isOurs =
    /^\/(?![/\\])\P{Cc}*$/u.test(from) && !/^\/(signin|login|signup|logout|forgot-password|account-action)\b/.test(from)
  return isOurs ? from : '/'
}
