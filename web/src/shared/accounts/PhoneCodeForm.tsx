import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { formatPhone, normalisePhone } from '@teeshala/contract/accounts/phone'
import { invalidPhone } from '@teeshala/contract/accounts/refusals'
import type { User } from 'firebase/auth'
import { type SubmitEvent, useRef, useState } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import type { ConfirmCode, PhoneOccasion } from '../sign-in/phone-sign-in.ts'
import { focusMarkedField } from '../ui/focus/focus-marked-field.ts'
import { CodeInput } from './CodeInput.tsx'
import { LocalNote } from './LocalNote.tsx'
import { useCountdown } from './use-countdown.ts'

const resendAfterSeconds = 30

type PhoneCodeFormProps = {
  occasion: PhoneOccasion
  /** The phone of the signed-in user, if it need not be entered. */
  phone?: string
  run: (work: () => Promise<void>) => Promise<void>
  onUser: (user: User) => Promise<void>
  isBusy: boolean
  submitLabel: string
}

/** Sign-in with a one-time code by SMS: first the number, then the six digits. */
export function PhoneCodeForm({ occasion, phone, run, onUser, isBusy, submitLabel }: PhoneCodeFormProps) {
  const [number, setNumber] = useState(phone ?? '')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [sent, setSent] = useState<{ to: string; confirm: ConfirmCode; count: number }>()
  const [secondsLeft, startCountdown] = useCountdown()
  const place = useRef<HTMLDivElement>(null)
  const numberField = useRef<HTMLInputElement>(null)

  const send = () => {
    const to = normalisePhone(number)
    setFault(to ? undefined : invalidPhone)
    if (!to) return focusMarkedField()
    return run(async () => {
      const { sendPhoneCode } = await import('../sign-in/phone-sign-in.ts')
      if (!place.current) return
      const confirm = await sendPhoneCode(to, place.current, occasion)
      setSent((former) => ({ to, confirm, count: (former?.count ?? 0) + 1 }))
      setCode('')
      startCountdown(resendAfterSeconds)
    })
  }

  const confirm = () => {
    const digits = code.replace(/\D/g, '')
    setFault(digits.length === 6 ? undefined : texts.enterTheSixDigitsOfTheCode)
    if (digits.length !== 6) return focusMarkedField()
    if (!sent) return
    return run(async () => onUser(await sent.confirm(digits)))
  }

  const another = () => {
    setSent(undefined)
    setFault(undefined)
    requestAnimationFrame(() => numberField.current?.focus())
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void (sent ? confirm() : send())
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {sent ? (
          <>
            <Text role="status">
              {texts.weHaveSentACodeTo} <b>{formatPhone(sent.to)}</b>.
            </Text>
            <CodeInput value={code} error={fault} onChange={setCode} />
            <LocalNote key={sent.count} phone={sent.to} />
          </>
        ) : (
          phone === undefined && (
            <TextInput
              ref={numberField}
              label={texts.phoneNumber}
              type="tel"
              autoComplete="tel"
              placeholder="98765 43210"
              value={number}
              error={fault}
              onChange={({ target }) => setNumber(target.value)}
            />
          )
        )}
        <Button
          type="submit"
          size={phone === undefined || sent ? 'lg' : 'md'}
          variant={phone !== undefined && !sent ? 'default' : 'filled'}
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {sent ? submitLabel : phone === undefined ? texts.sendCode : texts.sendACodeTo(formatPhone(phone))}
        </Button>
        {sent && (
          <Group justify="space-between">
            <Anchor
              component="button"
              type="button"
              disabled={isBusy || secondsLeft > 0}
              c={secondsLeft > 0 ? 'dimmed' : undefined}
              underline={secondsLeft > 0 ? 'never' : 'always'}
              onClick={send}
              size="sm"
            >
              {secondsLeft > 0 ? texts.sendANewCodeInS(secondsLeft) : texts.sendANewCode}
            </Anchor>
            {phone === undefined && (
              <Anchor component="button" type="button" onClick={another} size="sm">
                {texts.useAnotherNumber}
              </Anchor>
            )}
          </Group>
        )}
        <div ref={place} />
      </Stack>
    </form>
  )
}
