import { statusWords } from '@teeshala/contract/orders/status-words'
import type { Summary } from '@teeshala/contract/sales/summary'
import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/admin/dashboard.ts'
import { countWords, waitWords } from './count-words.ts'
import classes from './Panel.module.css'
import { Panel } from './Panel.tsx'

/** The number of orders waiting in each status, and for how long. */
export function WaitingOrders({ waiting }: Pick<Summary, 'waiting'>) {
  return (
    <Panel title={texts.ordersWaiting}>
      <ul className={classes.list}>
        {waiting.map(({ status, oldest, ...count }) => (
          <li key={status} className={classes.row}>
            <Link className={classes.main} to={`/admin/sales?status=${status}&sort=oldest`}>
              {statusWords('shop', status, 'ship').label}
            </Link>
            {oldest && <span className={classes.quiet}>{texts.oldestWait(waitWords(oldest.createdAt))}</span>}
            <span className={classes.number}>{countWords(count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
