import { Link } from 'react-router-dom'
import * as texts from '../../texts/first-visit.ts'
import classes from './Wordmark.module.css'

/** The shop's name as its logo, which links to the shop. */
export function Wordmark({ to = '/', label = texts.teeshalaToTheShop }: { to?: string; label?: string }) {
  return (
    <Link to={to} className={classes.wordmark} aria-label={label}>
      <span className={classes.tee}>tee</span>
      <span className={classes.shala}>shala</span>
    </Link>
  )
}
