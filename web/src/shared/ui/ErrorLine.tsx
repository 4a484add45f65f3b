import type { ReactNode } from 'react'

/** As `ErrorAlert`, as a line of text beside what it is about. */
export function ErrorLine({ error, className }: { error: ReactNode; className?: string | undefined }) {
  return error ? (
    <p className={className} role="alert">
      {error}
    </p>
  ) : null
}
