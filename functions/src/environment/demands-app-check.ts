type Environment = Readonly<Record<string, string | undefined>>

/** Returns whether `APP_CHECK` wants every change of the shop to come from its own pages; throws for a word that is no answer. */
export function demandsAppCheck({ APP_CHECK }: Environment): boolean {
  if (APP_CHECK && APP_CHECK !== 'off' && APP_CHECK !== 'required') {
    throw new Error(`APP_CHECK is '${APP_CHECK}': it is 'off' or 'required'`)
  }
  return APP_CHECK === 'required'
}
