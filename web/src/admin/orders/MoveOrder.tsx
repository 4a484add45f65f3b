import { Button, Menu, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoveOrderRequest, Order } from '@teeshala/contract/orders/order'
import { nextOrderStatuses, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, nextPaymentStatuses } from '@teeshala/contract/orders/payment'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { toast } from '../../shared/ui/toast.ts'

type Move = { label: string; request: MoveOrderRequest }

/** The moves that an order's state allows, each asked again before it is made. */
export function MoveOrder({ order }: { order: Order }) {
  const [asked, setAsked] = useState<Move>()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request }: Move) => api<Order>(`/order/${order._id}`, { method: 'PATCH', body: request }),
    onSuccess: (_, { label }) => toast.good(`Order ${order._id.slice(-6)}: ${label}`),
    onError: (error) => toast.bad(sentenceFor(error, 'Failed to update the order. Please try again.')),
    onSettled: () => {
      setAsked(undefined)
      return queryClient.invalidateQueries({ queryKey: ['admin-orders'] })
    },
  })

  const moves: Move[] = [
    ...nextOrderStatuses(order.status).map((status) => ({ label: orderStatusLabels[status], request: { status } })),
    ...nextPaymentStatuses(order.paymentStatus).map((paymentStatus) => ({
      label: `Payment ${adminPaymentLabels[paymentStatus].toLowerCase()}`,
      request: { paymentStatus },
    })),
  ]
  if (moves.length === 0) return null

  return (
    <>
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            rightSection={<IconChevronDown size={14} />}
            aria-label={`Update order ${order._id.slice(-6)}`}
          >
            Update
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {moves.map((move) => (
            <Menu.Item key={move.label} onClick={() => setAsked(move)}>
              {move.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Order ${order._id}`}
        closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      >
        <Stack>
          <Text>
            Change this order to “{asked?.label}”? The customer sees the change in the order's timeline
            {asked?.request.status === 'cancelled' && ', and its pieces go back on the shelf'}.
          </Text>
          <Button loading={isPending} onClick={() => asked && mutate(asked)}>
            Confirm
          </Button>
        </Stack>
      </Modal>
    </>
  )
}
