import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { formatCount } from '@teeshala/contract/count-format'
import { dayOf } from '@teeshala/contract/india-day'
import { useRef, useState } from 'react'
import * as texts from '../../texts/shared/admin.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { download } from '../api/download.ts'
import { toast } from '../ui/toasts/toast.ts'
import classes from './ExportButton.module.css'

type ExportButtonProps = {
  call: 'exportUsers' | 'exportSubscribers' | 'exportProducts'
  /** The file name before the date, and the noun for its rows. */
  what: 'users' | 'addresses' | 'products'
  /** Search, filters and sort order of the list. */
  filter: Readonly<Record<string, string>>
  /** The expected number of rows, as far as known. */
  total: number
}

/** Exports everything that the list finds, not only what is on screen, as a spreadsheet. A long export shows progress and can be stopped. */
export function ExportButton({ call, what, filter, total }: ExportButtonProps) {
  const [rows, setRows] = useState(0)
  const stopping = useRef<AbortController>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      stopping.current = new AbortController()
      setRows(0)
      return download(call, `${what}-${dayOf(new Date())}.csv`, {
        query: filter,
        signal: stopping.current.signal,
        onProgress: (progress) => setRows(Math.max(0, progress.rows - 1)),
      })
    },
    onSuccess: (done) => toast.good(texts.exported(formatCount(done.rows - 1), what)),
    onError: (error) => {
      if (stopping.current?.signal.aborted) return
      toast.bad(sentenceFor(error, texts.theExportStoppedMidway))
    },
  })
  if (isPending) {
    const all = Math.max(total, rows)
    return (
      <Group gap="sm" wrap="nowrap">
        <div className={classes.progress}>
          <Text size="sm" role="status">
            {formatCount(rows)} {texts.ofCount(formatCount(all))} {what}
          </Text>
          <Progress value={(100 * rows) / Math.max(all, 1)} color="marigold" aria-label={texts.exportLabel} />
        </div>
        <Button variant="default" onClick={() => stopping.current?.abort()}>
          {texts.stop}
        </Button>
      </Group>
    )
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={18} />} disabled={total === 0} onClick={() => mutate()}>
      {texts.exportToCsv}
    </Button>
  )
}
