import classes from './FirstPaint.module.css'

/** The page before its code has come: the header's place, and nothing that would move. */
export function FirstPaint() {
  return <div className={classes.bar} />
}
