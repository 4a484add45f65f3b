import { Alert, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { AddCouponRequest, type Coupon } from '@teeshala/contract/coupons/coupon'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { differences } from '../../../shared/edit-conflict/differences.ts'
import { EditConflictNote } from '../../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../../shared/edit-conflict/edit-conflict-in.ts'
import { formDraft } from '../../../shared/session/form-draft.ts'
import { useKeptForm } from '../../../shared/session/use-kept-form.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { focusFirstInvalid, markRefused } from '../../../shared/ui/focus-first-invalid.ts'
import { RupeeInput } from '../../../shared/ui/RupeeInput.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import classes from './CouponsPage.module.css'
import { type CouponValues, emptyCoupon, termsOf, valuesOf } from './coupon-values.ts'

const kinds = [
  { value: 'percent', label: 'Percent off' },
  { value: 'amount', label: 'Amount off' },
  { value: 'free_shipping', label: 'Free delivery' },
]
const labels = {
  kind: 'What it gives',
  percent: 'Percent off',
  most: 'At most (optional)',
  amount: 'Amount off',
  minimum: 'For orders from (optional)',
  from: 'First day (optional)',
  to: 'Last day (optional)',
  usesInAll: 'Uses in all (optional)',
  usesPerPerson: 'Uses per person (optional)',
}
const whole = { allowDecimal: false, allowNegative: false, hideControls: true, min: 1 } as const
const draft = formDraft<CouponValues>('coupon')

type CouponDialogProps = {
  /** Undefined: a new one is made. */
  coupon: Coupon | undefined
  onClose: () => void
}

/** Makes a coupon, changes one, ends it or opens it again. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const queryClient = useQueryClient()
  const kept = useKeptForm(draft, () => form.getValues())
  const [conflict, setConflict] = useState<EditConflictOf<Omit<Coupon, 'state'>>>()
  const form: UseFormReturnType<CouponValues> = useForm<CouponValues>({
    initialValues: { ...(coupon ? valuesOf(coupon) : emptyCoupon), ...kept },
    validate: problemsOf,
  })
  const { kind } = form.values
  const { run, isPending, error } = useAction({
    act: ({ isEnded, basedOn }: { isEnded: boolean; basedOn: string | undefined }) => {
      const terms = termsOf(form.getValues())
      if (!coupon) return api('addCoupon', { body: { code: form.getValues().code, ...terms } })
      return api('changeCoupon', { params: { code: coupon._id }, body: { ...terms, isEnded, basedOn } })
    },
    failed: (failure) =>
      editConflictIn(failure) ? undefined : sentenceFor(failure, 'Failed to save the coupon. Please try again.'),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.coupons() })
      toast.good(saved.state === 'ended' ? `${saved._id} has ended.` : `${saved._id} is saved.`)
      onClose()
    },
    onError: (failure) => {
      setConflict(editConflictIn(failure))
      markRefused(form, failure)
    },
  })
  const isEnded = coupon?.state === 'ended'
  const save = (ends = isEnded, basedOn = coupon?.updatedAt) => run({ isEnded: ends, basedOn })
  const number = (name: 'percent' | 'usesInAll' | 'usesPerPerson') => ({
    label: labels[name],
    ...whole,
    ...form.getInputProps(name),
  })
  return (
    <Dialog title={coupon ? `Coupon ${coupon._id}` : 'Add coupon'} onClose={onClose} isKept isWide>
      <form
        className={classes.fields}
        noValidate
        onSubmit={form.onSubmit(
          () => save(),
          (errors) => focusFirstInvalid(form, errors),
        )}
      >
        <div className={classes.pair}>
          {!coupon && (
            <TextInput
              label="Code"
              description="What customers type, such as DIWALI10"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
              {...form.getInputProps('code')}
              onChange={({ target }) => form.setFieldValue('code', target.value.toUpperCase())}
            />
          )}
          <NativeSelect label={labels.kind} data={kinds} {...form.getInputProps('kind')} />
        </div>
        <div className={classes.pair}>
          {kind === 'percent' && <NumberInput suffix=" %" max={100} {...number('percent')} />}
          {kind === 'percent' && <RupeeInput label={labels.most} {...form.getInputProps('most')} />}
          {kind === 'amount' && <RupeeInput label={labels.amount} {...form.getInputProps('amount')} />}
          <RupeeInput label={labels.minimum} {...form.getInputProps('minimum')} />
        </div>
        <div className={classes.pair}>
          <TextInput type="date" label={labels.from} {...form.getInputProps('from')} />
          <TextInput type="date" label={labels.to} {...form.getInputProps('to')} />
        </div>
        <div className={classes.pair}>
          <NumberInput {...number('usesInAll')} />
          <NumberInput {...number('usesPerPerson')} />
        </div>
        {coupon && coupon.used > 0 && (
          <p className={classes.note}>
            {coupon.used === 1 ? '1 order has' : `${coupon.used.toLocaleString('en-IN')} orders have`} it and will keep
            what they got.
          </p>
        )}
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {conflict ? (
          <EditConflictNote
            conflict={conflict}
            differences={differences({ theirs: valuesOf(conflict.current), mine: form.values }, labels)}
            onUseTheirs={() => {
              form.setValues(valuesOf(conflict.current))
              setConflict(undefined)
              void queryClient.invalidateQueries({ queryKey: queryKeys.coupons() })
            }}
            onKeepMine={() => save(isEnded, conflict.current.updatedAt)}
            isSaving={isPending}
          />
        ) : (
          <div className={classes.actions}>
            <Button type="submit" loading={isPending}>
              {coupon ? 'Save' : 'Add coupon'}
            </Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            {coupon && (
              <Button
                className={classes.end ?? ''}
                variant="subtle"
                {...(!isEnded && { color: 'red' })}
                loading={isPending}
                onClick={() => save(!isEnded)}
              >
                {isEnded ? 'Open again' : 'End coupon'}
              </Button>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** What is wrong with the fields, by their names; the code of a coupon that is there stands fast. */
function problemsOf(values: CouponValues): Record<string, string> {
  const { error } = AddCouponRequest.safeParse({ code: values.code, ...termsOf(values) })
  return Object.fromEntries(error?.issues.toReversed().map(({ path, message }) => [String(path[0]), message]) ?? [])
}
