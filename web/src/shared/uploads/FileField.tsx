import type { RefObject } from 'react'

type FileFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  onFiles: (files: FileList) => void
  isMultiple?: boolean
  /** On a phone: opens the camera instead of the file chooser. */
  isCamera?: boolean
}

/** The hidden field behind a file button; the same file can be chosen twice in a row. */
export function FileField({ ref, label, accept, onFiles, isMultiple = false, isCamera = false }: FileFieldProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={isMultiple}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={({ target }) => {
        if (target.files) onFiles(target.files)
        target.value = ''
      }}
    />
  )
}
