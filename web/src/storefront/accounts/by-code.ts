/** Returns the query of the sign-in screen that starts with a phone code, which also creates accounts, and returns to the same page. */
export function byCode(search: URLSearchParams): string {
  const withCode = new URLSearchParams(search)
  withCode.set('with', 'code')
  return withCode.toString()
}
