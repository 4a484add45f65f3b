import classes from './LoadingScreen.module.css'

/** The first moment of a visit, before the first screen is here. */
export function LoadingScreen() {
  return (
    <div className={classes.screen}>
      <div className={classes.bar} role="progressbar" aria-label="Loading" />
    </div>
  )
}
