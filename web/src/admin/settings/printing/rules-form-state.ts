import type { UseFormReturnType } from '@mantine/form'
import type { RuleValues } from './rule-values.ts'

/** The form that the parts of the rules share. */
export type RulesFormState = UseFormReturnType<RuleValues>
