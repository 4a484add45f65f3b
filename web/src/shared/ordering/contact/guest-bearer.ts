import { useSession } from '../../session/session-store.ts'

/** A guest shows with the token of their anonymous sign-in that the designs are theirs. */
export async function guestBearer(hasDesigns: boolean): Promise<{ token?: string | null }> {
  if (useSession.getState().currentUser || !hasDesigns) return {}
  const { guestToken } = await import('../../uploads/upload-design.ts')
  return { token: await guestToken() }
}
