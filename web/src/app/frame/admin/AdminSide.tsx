import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import * as texts from '../../../texts/frame/admin.ts'
import { AdminNav } from './AdminNav.tsx'
import classes from './AdminSide.module.css'

/** The sidebar on a desktop; collapsed to icons, it opens on hover and focus. */
export function AdminSide() {
  const [width, setWidth] = useLocalStorage<'wide' | 'folded'>({
    key: 'admin-side',
    defaultValue: 'wide',
    getInitialValueInEffect: false,
  })
  const isFolded = width === 'folded'
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.place} data-width={width}>
      <div className={classes.side}>
        <AdminNav />
        <UnstyledButton
          className={classes.fold}
          aria-expanded={!isFolded}
          onClick={() => setWidth(isFolded ? 'wide' : 'folded')}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          {isFolded ? texts.keepOpen : texts.foldAway}
        </UnstyledButton>
      </div>
    </div>
  )
}
