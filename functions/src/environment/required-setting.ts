/** Returns a function that reads a setting of the environment; it throws if the setting is missing, and says what is impossible without it. */
export const requiredSetting =
  (env: Readonly<Record<string, string | undefined>>, without: string) => (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set: ${without}`)
    return value
  }
