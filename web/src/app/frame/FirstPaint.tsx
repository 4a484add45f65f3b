import classes from './FirstPaint.module.css'

/** Shown until the first page's code has loaded: an empty page with the header's height. */
export function FirstPaint() {
  return <div className={classes.bar} />
}
