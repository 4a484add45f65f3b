import classes from './Swatch.module.css'

const whites = new Set(['#fff', '#ffffff'])

/** A colour's dot beside its name; white is drawn light grey, to be visible on white. */
export function Swatch({ hex }: { hex: string | undefined }) {
  if (!hex) return null
  const isWhite = whites.has(hex.toLowerCase())
  return (
    <span
      className={classes.swatch}
      data-white={isWhite || undefined}
      {...(!isWhite && { style: { background: hex } })}
      aria-hidden
    />
  )
}
