import type { ProfileAnswer, ProfileRequest } from '@teeshala/contract/accounts/user'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { idToken } from '../../shared/session/id-token.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { rememberSignIn } from '../../shared/sign-in/start-session.ts'
import * as texts from '../../texts/storefront/profile.ts'

type UpdateProfile = {
  /** Makes the call, and repeats it after a new sign-in if the server requires one. */
  withProof: (call: () => Promise<ProfileAnswer>) => Promise<ProfileAnswer>
  /** Gets what was sent: more may have been typed since. */
  onSaved: (sent: ProfileRequest) => void
  onRefused: (fields: Record<string, string>) => void
}

const failed = texts.failedToUpdateProfile

/** Saves the profile and updates the session's copy. */
export function useUpdateProfile({ withProof, onSaved, onRefused }: UpdateProfile) {
  return useAction({
    act: async (body: ProfileRequest) => {
      useSession.getState().begin()
      const answer = await withProof(() => api('changeProfile', { body }))
      await goOnWith(answer)
      return answer
    },
    failed,
    onSuccess: (answer, sent) => {
      queryClient.setQueryData(profileQuery.queryKey, answer.user)
      onSaved(sent)
    },
    onError: (failure) => {
      useSession.getState().fail(sentenceFor(failure, failed))
      if (failure instanceof ApiFailure) onRefused(failure.fields)
    },
  })
}

/** A changed email, phone or password ends every session; this browser continues with the new one it received. */
async function goOnWith({ user, customToken }: ProfileAnswer): Promise<void> {
  if (!customToken) return rememberSignIn(user, useSession.getState().currentUser?.token ?? '')
  const { keepSession } = await import('../../shared/session/firebase-auth.ts')
  await keepSession(customToken)
  rememberSignIn(user, (await idToken({ renewed: true })) ?? '')
}
