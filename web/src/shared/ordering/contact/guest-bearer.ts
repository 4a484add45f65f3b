import { useSession } from '../../session/session-store.ts'

/** A guest proves ownership of uploads with the token of their anonymous sign-in. */
export async function guestBearer(hasDesigns: boolean): Promise<{ token?: string | null }> {
  if (useSession.getState().currentUser || !hasDesigns) return {}
  const { guestToken } = await import('../../uploads/upload-design.ts')
  return { token: await guestToken() }
}
