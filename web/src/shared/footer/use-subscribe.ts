import { useMutation } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** Subscribes an address to the newsletter. Returns the sentence to show. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => api('subscribe', { body: { email } }),
  })
}
