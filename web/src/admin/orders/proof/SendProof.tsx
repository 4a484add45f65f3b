import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders.ts'
import classes from '../parts/parts.module.css'
import { useShowOrder } from '../parts/use-show-order.ts'

/** Has the present design drawn and sends it to the customer, with a word of the shop's. */
export function SendProof({ order, number, onClose }: { order: AnyOrder; number: number; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const show = useShowOrder(order)
  const { run, isPending, error } = useAction({
    act: () => api('sendProof', { params: { id: order._id }, body: { number, message } }),
    failed: texts.theProofCouldNotBeSent,
    onSuccess: (sent) => {
      toast.good(texts.theProofIsSent)
      onClose()
      return show(sent)
    },
    onError: () => show(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <form className={classes.deed} onSubmit={submit}>
      <TextInput
        label={texts.messageWithTheProof}
        description={texts.weDrawThePresentDesign}
        maxLength={300}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={error}
        autoFocus
      />
      <div className={classes.choices}>
        <Button type="submit" loading={isPending}>
          {texts.sendProofNumber(number)}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={onClose}>
          {texts.goBack}
        </Button>
      </div>
    </form>
  )
}
