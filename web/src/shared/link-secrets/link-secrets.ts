import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { formDraft } from '../session/kept/form-draft.ts'

/** The secrets in a link of an order or quote: `t` opens it, `confirm` confirms it. */
export type LinkSecrets = { readonly t?: string | undefined; readonly confirm?: string | undefined }

const draftOf = (id: string) => formDraft<LinkSecrets>(`secret:${id}`)

/** Returns the secrets that this tab stores for an order or quote. */
export const keptSecrets = (id: string): LinkSecrets => draftOf(id).read() ?? {}

/** Stores the secrets of an order or quote for this tab. */
export const keepSecrets = (id: string, given: LinkSecrets) => draftOf(id).write(withSecrets(keptSecrets(id), given))

/** Returns the stored secrets, replaced by given ones. */
export const withSecrets = (kept: LinkSecrets, { t, confirm }: LinkSecrets): LinkSecrets => ({
  ...kept,
  ...(t && { t }),
  ...(confirm && { confirm }),
})

/** Returns the secrets of a link, after its `#` or, in older links, its `?`; undefined if it has none. */
export function secretsIn({ hash, search }: { hash: string; search: string }): LinkSecrets | undefined {
  for (const part of [hash, search]) {
    const given = new URLSearchParams(part.slice(1))
    const [t, confirm] = [given.get('t') ?? undefined, given.get('confirm') ?? undefined]
    if (t || confirm) return { t, confirm }
  }
  return undefined
}

/** Returns the header that sends an order's or quote's secret. */
export function bySecret(token: string | null | undefined): { headers: Record<string, string> } {
  return { headers: token ? { [linkSecretHeader]: token } : {} }
}
