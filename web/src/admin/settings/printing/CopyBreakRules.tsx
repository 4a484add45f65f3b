import { Button, Input, NumberInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { RuleSection } from './RuleSection.tsx'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

const mostSteps = 20

/** How much less everything of a job costs from how many copies. */
export function CopyBreakRules({ form }: { form: RulesFormState }) {
  const { copyBreaks } = form.values
  const count = { allowDecimal: false, allowNegative: false, hideControls: true } as const
  return (
    <RuleSection
      title="Price breaks"
      about="What is taken off everything of a job by its copies. Single items have no break."
    >
      {copyBreaks.length === 0 && <p className={classes.note}>None: a copy costs the same however many are ordered.</p>}
      <ul className={classes.rows}>
        {copyBreaks.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the table
          <li key={index} className={classes.row} data-of="break">
            <NumberInput
              label="From copies"
              aria-label={`Step ${index + 1}: from copies`}
              thousandSeparator
              thousandsGroupStyle="lakh"
              {...count}
              {...form.getInputProps(`copyBreaks.${index}.from`)}
            />
            <NumberInput
              label="Percent off"
              aria-label={`Step ${index + 1}: percent off`}
              suffix=" %"
              {...count}
              {...form.getInputProps(`copyBreaks.${index}.percent`)}
            />
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => form.removeListItem('copyBreaks', index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {form.errors.copyBreaks && <Input.Error role="alert">{form.errors.copyBreaks}</Input.Error>}
      <div>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={copyBreaks.length >= mostSteps}
          onClick={() => form.insertListItem('copyBreaks', { from: '', percent: '' })}
        >
          Add a step
        </Button>
      </div>
    </RuleSection>
  )
}
