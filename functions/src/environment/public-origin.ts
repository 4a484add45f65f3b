/**
 * Where the shop's pages stand, as `https://teeshala.in`: the parameter PUBLIC_ORIGIN, else the address that Firebase Hosting gives
 * every project. Never the address of a request, which its sender may choose.
 */
export function publicOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return new URL(env.PUBLIC_ORIGIN || `https://${env.GCLOUD_PROJECT}.web.app`).origin
}
