import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileRequest, User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { rememberSignIn } from '../../shared/session/start-session.ts'

type Form = { setErrors: (errors: Record<string, string>) => void; setFieldValue: (field: 'password', to: '') => void }

/** Saves the profile, keeps the session's copy in step, and tells what came of it. */
export function useUpdateProfile(form: Form) {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string }>()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ProfileRequest) => {
      useSession.getState().begin()
      return api<{ message: string; user: User }>('/users/profile', { method: 'PUT', body })
    },
    onSuccess: ({ user }) => {
      rememberSignIn(user, useSession.getState().currentUser?.token ?? '')
      queryClient.setQueryData(profileQuery.queryKey, user)
      form.setFieldValue('password', '')
      setOutcome({ isGood: true, text: 'Profile updated successfully!' })
    },
    onError: (error) => {
      if (error instanceof ApiFailure) form.setErrors(error.fields)
      const text = sentenceFor(error, 'Failed to update profile.')
      useSession.getState().fail(text)
      setOutcome({ isGood: false, text })
    },
  })
  return { update: mutate, isPending, outcome }
}
