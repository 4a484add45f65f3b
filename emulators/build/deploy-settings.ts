type Settings = Readonly<Record<string, string | undefined>>

/** The allowed values of each setting, and which other settings each value needs. */
const choices: readonly { readonly name: string; readonly values: Readonly<Record<string, readonly string[]>> }[] = [
  { name: 'PAYMENTS', values: { manual: [], razorpay: ['RAZORPAY_KEY_ID'] } },
  { name: 'COURIERS', values: { shiprocket: ['SHIPROCKET_EMAIL'] } },
  { name: 'EINVOICES', values: { adaequare: ['EINVOICE_APP_ID', 'EINVOICE_USER'] } },
  { name: 'APP_CHECK', values: { off: [], required: [] } },
]

/**
 * Returns a message saying why a shop with these settings of its function would not work; undefined if it would. The function itself
 * notices most of this only when the first customer signs in or pays. `build` is the environment in which the pages are built.
 */
export function settingsProblem(settings: Settings, build: Settings): string | undefined {
  if (!settings.WEB_API_KEY) return 'WEB_API_KEY is missing: nobody could sign in with a password'
  const { PUBLIC_ORIGIN: origin } = settings
  if (origin && !/^https:\/\/[^/]+\/?$/.test(origin))
    return `PUBLIC_ORIGIN is '${origin}': it is like https://your.domain`
  for (const { name, values } of choices) {
    const value = settings[name]
    if (!value) continue
    const wanted = values[value]
    if (!wanted) return `${name} is '${value}': it is ${Object.keys(values).join(' or ')}, or left out`
    const lacking = wanted.find((each) => !settings[each])
    if (lacking) return `${lacking} is missing, which ${name}=${value} wants`
  }
  if (settings.APP_CHECK === 'required' && !build.VITE_APP_CHECK_KEY) {
    return 'APP_CHECK=required wants pages that are built with VITE_APP_CHECK_KEY in the environment: without it they could change nothing'
  }
  return undefined
}
