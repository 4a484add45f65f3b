import { Button, Group, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { download } from '../../shared/api/download.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import classes from './ExportUsers.module.css'

type ExportUsersProps = {
  q: string
  /** How many people the search finds, as far as is known. */
  total: number
}

const number = new Intl.NumberFormat('en-IN')

/** Saves everybody who matches the search as a spreadsheet; a long one shows how far it is and can be stopped. */
export function ExportUsers({ q, total }: ExportUsersProps) {
  const [rows, setRows] = useState(0)
  const stopping = useRef<AbortController>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      stopping.current = new AbortController()
      setRows(0)
      return download('exportUsers', `users-${new Date().toISOString().slice(0, 10)}.csv`, {
        query: { search: q },
        signal: stopping.current.signal,
        onProgress: ({ lines }) => setRows(Math.max(0, lines - 1)),
      })
    },
    onSuccess: ({ lines }) => toast.good(`${number.format(lines - 1)} users exported`),
    onError: (error) => {
      if (stopping.current?.signal.aborted) return
      toast.bad(sentenceFor(error, 'The export broke off. Please try again.'))
    },
  })
  return (
    <>
      {isPending ? (
        <Group gap="sm" wrap="nowrap">
          <div className={classes.progress}>
            <Text size="sm" role="status">
              {number.format(rows)} of {number.format(Math.max(total, rows))} users
            </Text>
            <Progress value={(100 * rows) / Math.max(total, rows, 1)} color="marigold" aria-label="Export" />
          </div>
          <Button variant="default" onClick={() => stopping.current?.abort()}>
            Stop
          </Button>
        </Group>
      ) : (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          disabled={total === 0}
          onClick={() => mutate()}
        >
          Export to CSV
        </Button>
      )}
    </>
  )
}
