import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/order-id-form'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { printItem } from '@teeshala/contract/printing/print-item'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../shared/address/use-address.ts'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { keptSecrets } from '../../shared/link-secrets/link-secrets.ts'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { keepStoredDocument } from '../../shared/printing/documents/take-document.ts'
import { type DraftItem, type DraftJob, usePrinting } from './printing-draft.ts'

/**
 * Fills the order from an earlier one named in the URL: `?reorder=TP…`. Reports what is no longer available. No text from the URL is
 * shown, because anybody can write a link.
 */
export function useReorder(list: PriceList) {
  const { read, write } = useAddress()
  const asked = read('reorder')
  const id = isOrderId(asked) ? asked : ''
  const again = usePrinting((draft) => draft.again)
  const token = keptSecrets(id).t ?? null
  const { data, isError, isFetching } = useQuery({ ...orderQuery(id, token), enabled: id !== '' })
  const filled = useRef<string>(undefined)
  const order = data?.kind === 'print' ? data : undefined

  useEffect(() => {
    if (!order || filled.current === order._id) return
    filled.current = order._id
    const { items, jobs, gone } = linesOf(order, list)
    usePrinting.setState((now) => ({
      items: [...now.items, ...items],
      jobs: [...now.jobs, ...jobs],
      note: now.note || order.note,
      again: { id: order._id, gone },
    }))
    write({ reorder: '' })
  }, [order, list, write])

  return {
    /** The order it was filled from, and what is no longer available, once it is filled. */
    again,
    isLooking: id !== '' && isFetching,
    failed: id !== '' && (isError || (data !== undefined && !order)) ? id : undefined,
    forget: () => {
      usePrinting.setState({ again: null })
      write({ reorder: '' })
      void queryClient.cancelQueries(orderQuery(id, token))
    },
  }
}

/** Returns an order's lines as far as the list still has them. */
function linesOf(order: PrintOrder, list: PriceList) {
  const gone = new Set<string>()
  const items = order.items.flatMap(({ type, option, name, quantity, job }): DraftItem[] => {
    const listed = list.find(type, option)
    if (!listed) gone.add(name)
    if (job !== undefined || !listed) return []
    const id = crypto.randomUUID()
    return [{ ...printItem(listed, quantity, id), id }]
  })
  const jobs = order.jobs.map(({ documents, sides: _, sheets: _sheets, colorSheets: _color, ...choices }): DraftJob => {
    const uploads = documents.map(({ path, name }) => keepStoredDocument(path, name))
    return { id: crypto.randomUUID(), documents: uploads, choices }
  })
  return { items, jobs, gone: [...gone] }
}
