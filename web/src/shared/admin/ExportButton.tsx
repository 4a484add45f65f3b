import { Button, Group, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from '../api/api-failure.ts'
import { download } from '../api/download.ts'
import { toast } from '../ui/toasts/toast.ts'
import classes from './ExportButton.module.css'

type ExportButtonProps = {
  call: 'exportUsers' | 'exportSubscribers'
  /** What the file is called before its day, and what its lines are. */
  what: 'users' | 'addresses'
  /** What the list is searched and filtered by. */
  filter: Readonly<Record<string, string>>
  /** How many lines there will be, as far as is known. */
  total: number
}

const number = new Intl.NumberFormat('en-IN')

/** Saves everything that matches search and filter as a spreadsheet; a long one shows how far it is and can be stopped. */
export function ExportButton({ call, what, filter, total }: ExportButtonProps) {
  const [rows, setRows] = useState(0)
  const stopping = useRef<AbortController>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      stopping.current = new AbortController()
      setRows(0)
      return download(call, `${what}-${new Date().toISOString().slice(0, 10)}.csv`, {
        query: filter,
        signal: stopping.current.signal,
        onProgress: ({ lines }) => setRows(Math.max(0, lines - 1)),
      })
    },
    onSuccess: ({ lines }) => toast.good(`${number.format(lines - 1)} ${what} exported`),
    onError: (error) => {
      if (stopping.current?.signal.aborted) return
      toast.bad(sentenceFor(error, 'The export broke off. Please try again.'))
    },
  })
  if (!isPending) {
    return (
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        disabled={total === 0}
        onClick={() => mutate()}
      >
        Export to CSV
      </Button>
    )
  }
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.progress}>
        <Text size="sm" role="status">
          {number.format(rows)} of {number.format(Math.max(total, rows))} {what}
        </Text>
        <Progress value={(100 * rows) / Math.max(total, rows, 1)} color="marigold" aria-label="Export" />
      </div>
      <Button variant="default" onClick={() => stopping.current?.abort()}>
        Stop
      </Button>
    </Group>
  )
}
