import * as texts from '../../texts/shared/admin.ts'
import { sentenceFor } from '../api/api-failure.ts'
import { LoadFailure } from './LoadFailure.tsx'

type QueryFailureProps = {
  query: { error: unknown; refetch: () => unknown }
  /** Shown if the server gave no reason. */
  failed: string
}

/** A list or record that failed to load, with a retry button. */
export function QueryFailure({ query: { error, refetch }, failed }: QueryFailureProps) {
  return <LoadFailure words={texts.errorWith(sentenceFor(error, failed))} onRetry={() => refetch()} />
}
