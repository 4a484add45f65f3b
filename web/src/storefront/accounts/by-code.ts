/** Returns the search of the sign-in screen that begins with a code to the phone, which opens an account, too, and comes back to the same page. */
export function byCode(search: URLSearchParams): string {
  const withCode = new URLSearchParams(search)
  withCode.set('with', 'code')
  return withCode.toString()
}
