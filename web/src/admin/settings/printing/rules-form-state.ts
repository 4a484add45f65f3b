import type { UseFormReturnType } from '@mantine/form'
import type { RuleValues } from './rule-values.ts'

/** The form shared by the sections of the rules. */
export type RulesFormState = UseFormReturnType<RuleValues>
