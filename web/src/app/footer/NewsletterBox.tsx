import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { wordsFor } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import classes from './NewsletterBox.module.css'

/** Takes an email address for the newsletter, and says that it has been stored. */
export function NewsletterBox() {
  const id = useId()
  const subscribe = useMutation({
    mutationFn: (email: string) => call('POST', '/api/newsletter', { auth: 'none', body: { email } }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    subscribe.mutate(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <label htmlFor={id}>New prints, once a month</label>
      <div className={classes.row}>
        <input id={id} name="email" type="email" autoComplete="email" placeholder="you@example.in" required />
        <Button type="submit" loading={subscribe.isPending}>
          Subscribe
        </Button>
      </div>
      <p role="status">
        {subscribe.isSuccess && 'Thank you, your address is on the list.'}
        {subscribe.isError && wordsFor(subscribe.error, 'Your address could not be stored. Please try again.')}
      </p>
    </form>
  )
}
