import { useMutation } from '@tanstack/react-query'
import { newsletterWords } from '@teeshala/contract/contact/newsletter-words'
import { type FormEvent, useState } from 'react'
import * as texts from '../../texts/first-visit.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import classes from './NewsletterForm.module.css'

/** The newsletter form of the footer, with its result. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const { mutate, data, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: (address: string) => firstApi('subscribe', { body: { email: address } }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(email, { onSuccess: () => setEmail('') })
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label htmlFor="newsletter-email">{newsletterWords}</label>
      <div className={classes.row}>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={texts.exampleEmail}
          required
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            if (isSuccess || error) reset()
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby="newsletter-state"
        />
        <button type="submit" aria-busy={isPending}>
          {texts.subscribe}
        </button>
      </div>
      <p id="newsletter-state" className={classes.state} aria-live="polite" data-bad={error ? true : undefined}>
        {data?.message}
        {error && sentenceFor(error, texts.youCouldNotBeSubscribed)}
      </p>
    </form>
  )
}
