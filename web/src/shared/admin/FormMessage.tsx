import { Alert } from '@mantine/core'
import type { Message } from './use-message.ts'

/** The message below a form: saved, or why not. Each is announced once: a failure at once, a success politely. */
export function FormMessage({ message }: { message: Message | undefined }) {
  return (
    <>
      <div role="status">
        {message?.isError === false && (
          <Alert role="group" color="green" mt="md">
            {message.words}
          </Alert>
        )}
      </div>
      {message?.isError && (
        <Alert role="alert" color="red" mt="md">
          {message.words}
        </Alert>
      )}
    </>
  )
}
