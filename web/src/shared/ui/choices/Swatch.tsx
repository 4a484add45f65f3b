import classes from './Swatch.module.css'

/** A colour's dot beside its name; its line makes white visible on white, and black on black. */
export function Swatch({ hex }: { hex: string | undefined }) {
  if (!hex) return null
  return <span className={classes.swatch} style={{ background: hex }} aria-hidden />
}
