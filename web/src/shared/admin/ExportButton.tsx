import { Button, Group, Menu, Progress, Text } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
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
  /** Whether the list is filtered. */
  isFiltered: boolean
  /** The expected number of rows, as far as known. */
  total: number
}

/** Exports a list as a spreadsheet: all of it, or the filtered part. A long export shows progress and can be stopped. */
export function ExportButton({ call, what, filter, isFiltered, total }: ExportButtonProps) {
  const [rows, setRows] = useState(0)
  const stopping = useRef<AbortController>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (part: 'found' | 'all') => {
      stopping.current = new AbortController()
      setRows(0)
      return download(call, `${what}-${dayOf(new Date())}.csv`, {
        query: part === 'found' ? filter : {},
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
    // The total is known only for the displayed list.
    const all = variables === 'found' ? Math.max(total, rows) : undefined
    return (
      <Group gap="sm" wrap="nowrap">
        <div className={classes.progress}>
          <Text size="sm" role="status">
            {formatCount(rows)} {all !== undefined && texts.ofCount(formatCount(all))} {what}
          </Text>
          <Progress
            value={all === undefined ? 100 : (100 * rows) / Math.max(all, 1)}
            animated={all === undefined}
            color="marigold"
            aria-label={texts.exportLabel}
          />
        </div>
        <Button variant="default" onClick={() => stopping.current?.abort()}>
          {texts.stop}
        </Button>
      </Group>
    )
  }
  const icon = <IconDownload size={18} />
  if (!isFiltered) {
    return (
      <Button variant="default" leftSection={icon} disabled={total === 0} onClick={() => mutate('found')}>
        {texts.exportToCsv}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" width="16rem" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={icon} rightSection={<IconChevronDown size={18} />}>
          {texts.exportToCsv}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={total === 0} onClick={() => mutate('found')}>
          {texts.onlyFound(what)}
        </Menu.Item>
        <Menu.Item onClick={() => mutate('all')}>{texts.allOfThem(what)}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
