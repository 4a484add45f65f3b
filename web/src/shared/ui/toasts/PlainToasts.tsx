import classes from './PlainToasts.module.css'
import { useToasts } from './toast.ts'

/** Shows the last message if the toast code cannot be loaded. */
export function PlainToasts() {
  const last = useToasts((state) => state.waiting.at(-1))
  return (
    <p key={last?.id} role="alert" className={classes.plain}>
      {last?.message}
    </p>
  )
}
