/**
 * Returns the origin of the shop's pages, such as `https://teeshala.in`: the parameter PUBLIC_ORIGIN, otherwise the project's default
 * Hosting domain. Never taken from a request, whose sender can choose it.
 */
export function publicOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return new URL(env.PUBLIC_ORIGIN || `https://${env.GCLOUD_PROJECT}.web.app`).origin
}
