import { useQueryClient } from '@tanstack/react-query'
import type { EInvoices } from '@teeshala/contract/tax/e-invoice/e-invoice-calls'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { eInvoicesQuery } from './e-invoices-query.ts'

type Action<Input> = {
  act: (input: Input) => Promise<EInvoices>
  failed: string
  onDone: (eInvoices: EInvoices) => void
}

/** Something that staff have the invoice portal do for an order; shown as the portal leaves it. */
export function usePortalAction<Input = void>(orderId: string, { act, failed, onDone }: Action<Input>) {
  const queryClient = useQueryClient()
  return useAction({
    act,
    failed,
    onSuccess: (eInvoices) => {
      queryClient.setQueryData(eInvoicesQuery(orderId).queryKey, eInvoices)
      onDone(eInvoices)
      return queryClient.invalidateQueries({ queryKey: queryKeys.orderRecord(orderId) })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.orderRecord(orderId) }),
  })
}
