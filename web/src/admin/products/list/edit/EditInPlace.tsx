import { TextInput } from '@mantine/core'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useKeptForm } from '../../../../shared/session/kept/use-kept-form.ts'
import * as texts from '../../../../texts/admin/products.ts'
import classes from './EditInPlace.module.css'

/** Why a number was not saved, and the present one, if known. */
type RefusedNumber = { readonly words: string; readonly now?: number | undefined }

type EditInPlaceProps = {
  /** The storage name for unsaved input when the session expires. */
  keptAs: string
  /** 'Price of Monsoon Tee' */
  label: string
  value: number
  prefix?: string
  /** Returns the number, or an error message. */
  read: (text: string) => number | string
  /**
   * Saves a number, with the one seen while typing. Returns the number now stored, which differs if pieces
   * were sold meanwhile.
   */
  onSave: (value: number, seen: number) => Promise<number | RefusedNumber>
}

/** '1,299.50' or '1,499': Indian digit grouping, decimals only if needed. */
const spelled = (value: number): string => formatPrice(value).replace('₹', '')

/** A number edited in its table cell: Enter saves, Escape restores, Tab saves and moves on. */
export function EditInPlace({ keptAs, label, value, prefix, read, onSave }: EditInPlaceProps) {
  const { initialValues, opened, open } = useKeptForm({
    name: keptAs,
    stored: { values: { text: spelled(value) } },
    values: (): { text: string } => ({ text }),
  })
  const [text, setText] = useState(initialValues.text)
  const [error, setError] = useState(() =>
    opened.values.text === spelled(value) ? undefined : texts.itIsByNow(`${prefix ?? ''}${spelled(value)}`),
  )
  const [isSaving, setIsSaving] = useState(false)
  const [seen, setSeen] = useState(value)
  const shown = useRef(value)
  const see = useCallback(
    (now: number) => {
      setSeen(now)
      open({ values: { text: spelled(now) } })
    },
    [open],
  )

  // The stored number has changed, by a sale or a colleague; the input and its base stay.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (text !== spelled(seen)) return
    setText(spelled(value))
    see(value)
  }, [value, text, seen, see])

  const restore = () => {
    setText(spelled(value))
    see(value)
  }

  const save = async () => {
    if (isSaving) return
    const wanted = read(text)
    if (typeof wanted === 'string') return setError(wanted)
    setError(undefined)
    if (wanted === value || wanted === seen) return restore()
    setIsSaving(true)
    const saved = await onSave(wanted, seen)
    setIsSaving(false)
    if (typeof saved === 'number') setText(spelled(saved))
    else setError(saved.words)
    const now = typeof saved === 'number' ? saved : saved.now
    if (now !== undefined) see(now)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void save()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    restore()
    setError(undefined)
  }
  return (
    <TextInput
      className={classes.field}
      classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      leftSection={prefix}
      leftSectionWidth={prefix ? 22 : 0}
      value={text}
      error={error}
      errorProps={{ role: 'alert' }}
      data-changed={text !== spelled(value) || undefined}
      readOnly={isSaving}
      aria-busy={isSaving}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        setError(undefined)
      }}
      onKeyDown={onKeyDown}
      // Refused input stays as typed, and is only sent again on Enter.
      onBlur={() => error === undefined && void save()}
    />
  )
}
