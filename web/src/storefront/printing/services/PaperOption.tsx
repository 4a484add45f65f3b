import { NativeSelect } from '@mantine/core'
import { offeredPapers } from '@teeshala/contract/printing/job-options'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { paperKey } from '@teeshala/contract/printing/pricing'
import { useState } from 'react'
import * as texts from '../../../texts/storefront/printing.ts'
import classes from './SingleService.module.css'

type PaperOptionProps = {
  list: PriceList
  /** 'type|size|gsm', or '' if nothing is chosen. */
  value: string
  onChange: (value: string) => void
}

const nothing = { type: '', size: '', gsm: '' }

/** Type, size and gsm of a paper, chosen in sequence: each select offers what matches the previous ones. */
export function PaperOption({ list, value, onChange }: PaperOptionProps) {
  const [parts, setParts] = useState(nothing)
  const { type, size, gsm } = value === '' && parts.gsm !== '' ? nothing : parts
  const { types, sizes, weights } = offeredPapers(list, { type, size })
  const choose = (next: typeof nothing) => {
    setParts(next)
    onChange(next.gsm === '' ? '' : paperKey(next))
  }
  const only = (offered: readonly string[]) => (offered.length === 1 ? (offered[0] ?? '') : '')
  const chooseType = (chosen: string) => {
    const offered = offeredPapers(list, { type: chosen }).sizes
    chooseSize(chosen, offered.includes(size) ? size : only(offered))
  }
  const chooseSize = (ofType: string, chosen: string) => {
    const offered = offeredPapers(list, { type: ofType, size: chosen }).weights
    choose({ type: ofType, size: chosen, gsm: offered.includes(gsm) ? gsm : only(offered) })
  }
  return (
    <div className={classes.paper}>
      <NativeSelect
        label={texts.paperType}
        value={type}
        data={[{ value: '', label: texts.chooseAPaper }, ...types]}
        onChange={({ target }) => chooseType(target.value)}
      />
      <NativeSelect
        label={texts.size}
        value={size}
        disabled={type === ''}
        data={[{ value: '', label: texts.chooseASize }, ...sizes]}
        onChange={({ target }) => chooseSize(type, target.value)}
      />
      <NativeSelect
        label={texts.gsm}
        value={gsm}
        disabled={size === ''}
        data={[{ value: '', label: texts.chooseAWeight }, ...weights]}
        onChange={({ target }) => choose({ type, size, gsm: target.value })}
      />
    </div>
  )
}
