import type { ReplacedDesign } from '@teeshala/contract/designs/design'
import * as texts from '../../texts/shared/proofs.ts'
import { DesignLink } from '../ordered-designs/DesignLink.tsx'
import classes from './ReplacedFiles.module.css'

/** The files that an order printed before its design was changed. */
export function ReplacedFiles({ files }: { files: readonly ReplacedDesign[] }) {
  return (
    <div className={classes.files}>
      <p className={classes.title}>{texts.filesBeforeTheChange}</p>
      {files.map((file) => (
        <DesignLink key={file.path} design={file} />
      ))}
    </div>
  )
}
