import { expect, test } from 'vitest'
import { sheetsFor } from './component-sheets.ts'

test('a file gets the style sheets of its components, each once and after those that it builds on', () => {
  const code = "import { Checkbox, type CheckboxProps, CopyButton, Modal, TextInput } from '@mantine/core'\n"
  expect(sheetsFor(code)).toEqual([
    ...['Input', 'InlineInput', 'Checkbox'],
    ...['Paper', 'Overlay', 'CloseButton', 'ModalBase', 'Modal'],
  ])
  expect(sheetsFor("import {\n  Button,\n  Select,\n} from '@mantine/core'\n")).toEqual([
    ...['Button', 'Input', 'CloseButton', 'Popover', 'ScrollArea', 'Combobox'],
  ])
  expect(sheetsFor("import { Alert } from '@mantine/core'\n")).toEqual(['CloseButton', 'Alert'])
})

test('a file without components gets none', () => {
  expect(sheetsFor("import type { MantineColorsTuple } from '@mantine/core'\n")).toEqual([])
})
