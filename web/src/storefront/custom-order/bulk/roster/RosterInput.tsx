import { Alert, Button } from '@mantine/core'
import { addingRefusal } from '@teeshala/contract/roster/adding-refusal'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { useRef, useState } from 'react'
import { ErrorAlert } from '../../../../shared/ui/ErrorAlert.tsx'
import { GrowingTextarea } from '../../../../shared/ui/fields/GrowingTextarea.tsx'
import { FileField } from '../../../../shared/uploads/FileField.tsx'
import * as texts from '../../../../texts/storefront/roster.ts'
import { peopleIn } from './people-in.ts'
import classes from './RosterPanel.module.css'

/** A larger file cannot be a roster. */
const maxFileBytes = 1_000_000

type RosterInputProps = {
  /** How many people are already in the list. */
  listed: number
  onPeople: (people: readonly WrittenPerson[]) => void
}

/** Reads people from a pasted list or a file. */
export function RosterInput({ listed, onPeople }: RosterInputProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [leavesColors, setLeavesColors] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  const take = (given: string) => {
    const { people, namesColors } = peopleIn(given)
    if (people.length === 0) return setProblem(texts.nobodyInIt)
    const refusal = addingRefusal(listed, people.length)
    if (refusal) return setProblem(refusal)
    setProblem(undefined)
    setLeavesColors(namesColors)
    setText('')
    onPeople(people)
  }
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    const isReadable = file.size <= maxFileBytes && !/\.(xlsx?|ods|pdf)$/i.test(file.name)
    if (!isReadable) return setProblem(texts.fileCannotBeRead)
    const given = await file.text().catch(() => undefined)
    if (given === undefined) return setProblem(texts.fileCannotBeRead)
    take(given)
  }

  return (
    <div className={classes.part}>
      <GrowingTextarea
        label={texts.pasteYourList}
        description={texts.oneRowAPerson}
        placeholder={texts.example}
        minRows={3}
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ErrorAlert error={problem} />
      {leavesColors && (
        <Alert color="marigold" role="status">
          {texts.coloursAreNotTaken}
        </Alert>
      )}
      <div className={classes.fields}>
        <Button onClick={() => take(text)}>{texts.takeTheList}</Button>
        <FileField
          ref={chooser}
          label={texts.chooseAFile}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([file]) => takeFile(file)}
        />
        <Button variant="default" onClick={() => chooser.current?.click()}>
          {texts.chooseAFile}
        </Button>
      </div>
    </div>
  )
}
