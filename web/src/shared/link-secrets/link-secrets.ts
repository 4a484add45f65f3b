import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { formDraft } from '../session/kept/form-draft.ts'

/** What a link of an order or a quote carries: `t` opens it, `confirm` confirms it. */
export type LinkSecrets = { readonly t?: string | undefined; readonly confirm?: string | undefined }

const draftOf = (id: string) => formDraft<LinkSecrets>(`secret:${id}`)

/** The secrets that this tab has kept for an order or a quote. */
export const keptSecrets = (id: string): LinkSecrets => draftOf(id).read() ?? {}

/** Keeps what opens an order or a quote for this tab. */
export const keepSecrets = (id: string, given: LinkSecrets) => draftOf(id).write(withSecrets(keptSecrets(id), given))

/** What is kept, with what is given in its place. */
export const withSecrets = (kept: LinkSecrets, { t, confirm }: LinkSecrets): LinkSecrets => ({
  ...kept,
  ...(t && { t }),
  ...(confirm && { confirm }),
})

/** The secrets of a link, from behind its `#` or, in links of before, its `?`; undefined where it has none. */
export function secretsIn({ hash, search }: { hash: string; search: string }): LinkSecrets | undefined {
  for (const part of [hash, search]) {
    const given = new URLSearchParams(part.slice(1))
    const [t, confirm] = [given.get('t') ?? undefined, given.get('confirm') ?? undefined]
    if (t || confirm) return { t, confirm }
  }
  return undefined
}

/** How a call sends the secret that opens an order or a quote. */
export function bySecret(token: string | null | undefined): { headers: Record<string, string> } {
  return { headers: token ? { [linkSecretHeader]: token } : {} }
}
