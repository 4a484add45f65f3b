type Environment = Readonly<Record<string, string | undefined>>

/** Returns whether `APP_CHECK` requires App Check for all writes; throws for an unknown value. */
export function demandsAppCheck({ APP_CHECK }: Environment): boolean {
  if (APP_CHECK && APP_CHECK !== 'off' && APP_CHECK !== 'required') {
    throw new Error(`APP_CHECK is '${APP_CHECK}': it is 'off' or 'required'`)
  }
  return APP_CHECK === 'required'
}
