type Environment = Readonly<Record<string, string | undefined>>

/**
 * The Auth emulator accepts unsigned tokens. Its variable on a real Cloud Run service would let anybody in as anybody, so
 * the app refuses to start. The functions emulator of firebase-tools sets K_SERVICE too, but also FUNCTIONS_EMULATOR.
 */
export function refuseEmulatorsInProduction(env: Environment): void {
  const isCloudRun = env.K_SERVICE !== undefined && env.FUNCTIONS_EMULATOR !== 'true'
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) {
    if (isCloudRun && env[name] !== undefined) throw new Error(`${name} must not be set in production`)
  }
}
