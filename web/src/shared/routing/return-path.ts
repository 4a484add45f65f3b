/** The address of the sign-in screen that leads back to `from` afterwards. */
export function signInPath(from: string): string {
  return from === '/' ? '/signin' : `/signin?from=${encodeURIComponent(from)}`
}

/** Where to go after signing in: the page named by `from` when it is one of ours, else home, which for staff is the admin area. Browsers take a tab out of an address: '/⇥/evil' would be another site. */
export function returnPath(search: URLSearchParams, isStaff = false): string {
  const home = isStaff ? '/admin' : '/'
  const from = search.get('from') ?? home
  const isOurs =
    /^\/(?![/\\])\P{Cc}*$/u.test(from) && !/^\/(signin|login|signup|logout|forgot-password|account-action)\b/.test(from)
  return isOurs ? from : home
}
