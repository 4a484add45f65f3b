import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileAnswer, ProfileRequest } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { idToken } from '../../shared/session/id-token.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { rememberSignIn } from '../../shared/sign-in/start-session.ts'

type UpdateProfile = {
  /** Runs the call, and once more after a new sign-in where the shop wants one. */
  withProof: (call: () => Promise<ProfileAnswer>) => Promise<ProfileAnswer>
  onSaved: (answer: ProfileAnswer) => void
  onRefused: (fields: Record<string, string>) => void
}

/** Saves the profile, keeps the session's copy in step, and tells what came of it. */
export function useUpdateProfile({ withProof, onSaved, onRefused }: UpdateProfile) {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string }>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: ProfileRequest) => {
      setOutcome(undefined)
      useSession.getState().begin()
      const answer = await withProof(() => api<ProfileAnswer>('/users/profile', { method: 'PUT', body }))
      await goOnWith(answer)
      return answer
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(profileQuery.queryKey, answer.user)
      onSaved(answer)
      setOutcome({ isGood: true, text: 'Profile updated successfully!' })
    },
    onError: (error) => {
      const text = sentenceFor(error, 'Failed to update profile.')
      useSession.getState().fail(text)
      setOutcome({ isGood: false, text })
      if (error instanceof ApiFailure) onRefused(error.fields)
    },
  })
  return { update: mutate, isPending, outcome }
}

/** A changed email, phone or password has ended every session; this browser goes on with the new one it was given. */
async function goOnWith({ user, customToken }: ProfileAnswer): Promise<void> {
  if (!customToken) return rememberSignIn(user, useSession.getState().currentUser?.token ?? '')
  const { keepSession } = await import('../../shared/session/firebase-auth.ts')
  await keepSession(customToken)
  rememberSignIn(user, (await idToken({ renewed: true })) ?? '')
}
