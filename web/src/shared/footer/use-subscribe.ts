import { useMutation } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'

/** Subscribes an address to the newsletter. Returns the sentence to show. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => firstApi('subscribe', { body: { email } }),
  })
}
