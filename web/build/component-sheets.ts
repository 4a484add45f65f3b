import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const field = ['Input']
const box = ['Input', 'InlineInput']
const overlay = ['Paper', 'Overlay', 'CloseButton', 'ModalBase']

/** What Mantine's components build on: these style sheets come before their own. */
const buildsOn: Readonly<Record<string, readonly string[]>> = {
  Alert: ['CloseButton'],
  Checkbox: box,
  ColorPicker: ['ColorSwatch'],
  Combobox: ['Popover'],
  Drawer: overlay,
  Menu: ['Popover'],
  Modal: overlay,
  NativeSelect: field,
  NumberInput: field,
  PasswordInput: field,
  Radio: box,
  SegmentedControl: ['FloatingIndicator'],
  Select: [...field, 'CloseButton', 'Popover', 'ScrollArea', 'Combobox'],
  Switch: box,
  Table: ['ScrollArea'],
  Textarea: field,
  TextInput: field,
}

const folder = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Input.layer.css'))
const pathOf = (name: string) => path.join(folder, `${name}.layer.css`)

/** Gives every file of the shop the style sheets of the Mantine components that it uses. */
export function componentSheets(): Plugin {
  return {
    name: 'component-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.+\.tsx$/, code: '@mantine/core' },
      handler: (code) => {
        const imports = sheetsFor(code).map((name) => `import '@mantine/core/styles/${name}.layer.css';`)
        return { code: imports.join('') + code, map: null }
      },
    },
  }
}

/** Returns the style sheets of the components that a file imports, each once and after those that it builds on. */
export function sheetsFor(code: string): readonly string[] {
  const [, names = ''] = /^import \{([^}]*)\} from '@mantine\/core'$/m.exec(code) ?? []
  const components = names.split(',').map((name) => name.trim())
  const own = (name: string) => (existsSync(pathOf(name)) ? [name] : [])
  return [...new Set(components.flatMap((name) => [...(buildsOn[name] ?? []), ...own(name)]))]
}
