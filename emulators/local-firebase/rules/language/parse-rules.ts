import { rulesLimits } from './limits.ts'
import { parseExpression } from './parse-expression.ts'
import { parsePathPattern } from './parse-path-pattern.ts'
import { type Problem, SyntaxProblem } from './problem.ts'
import { Scanner } from './scanner.ts'
import type { Allow, FunctionDeclaration, LetBinding, Match, RulesFile, Service } from './syntax-tree.ts'
import { describe, expect, isNext, takeIf, takeName } from './token-reading.ts'

/** Parses a whole rules file. What could not be parsed is in `problems`; the rest of the tree is still returned. */
export function parseRules(source: string): { file: RulesFile; problems: Problem[] } {
  const reader = new RulesReader(source)
  return { file: reader.file(), problems: reader.problems }
}

type Block = { functions: FunctionDeclaration[]; allows: Allow[]; matches: Match[] }

class RulesReader {
  readonly problems: Problem[] = []
  readonly #scanner: Scanner

  constructor(source: string) {
    this.#scanner = new Scanner(source)
  }

  file(): RulesFile {
    let version: string | undefined
    const functions: FunctionDeclaration[] = []
    const services: Service[] = []
    for (let first = true; !this.#isAtEnd(); first = false) {
      this.#recovering(() => {
        const { at } = this.#scanner.peek()
        if (first && takeIf(this.#scanner, 'rules_version')) version = this.#version()
        else if (takeIf(this.#scanner, 'service')) services.push(this.#service(at))
        else if (takeIf(this.#scanner, 'function')) functions.push(this.#function(at))
        else throw this.#unexpected("'service'")
      })
    }
    return { version, functions, services }
  }

  #version(): string {
    expect(this.#scanner, '=')
    const token = this.#scanner.peek()
    if (token.kind !== 'string') throw this.#unexpected("'2' in quotes")
    this.#scanner.take()
    takeIf(this.#scanner, ';')
    return token.text
  }

  #service(at: Service['at']): Service {
    let name = takeName(this.#scanner, 'the name of a service')
    while (takeIf(this.#scanner, '.')) name += `.${takeName(this.#scanner, 'the name of a service')}`
    const { functions, matches, allows } = this.#block(0)
    for (const allow of allows) this.#report(allow.at, "'allow' needs a match around it")
    return { at, name, functions, matches }
  }

  #match(at: Match['at'], depth: number): Match {
    if (depth > rulesLimits.nestedMatches) {
      throw new SyntaxProblem(at, `More than ${rulesLimits.nestedMatches} matches are nested in each other`)
    }
    const pattern = parsePathPattern(this.#scanner)
    return { at, pattern, ...this.#block(depth) }
  }

  #block(depth: number): Block {
    const block: Block = { functions: [], allows: [], matches: [] }
    const opening = expect(this.#scanner, '{')
    while (!takeIf(this.#scanner, '}')) {
      if (this.#isAtEnd()) throw new SyntaxProblem(opening.at, "The block that opens here has no closing '}'")
      this.#recovering(() => {
        const { at } = this.#scanner.peek()
        if (takeIf(this.#scanner, 'match')) block.matches.push(this.#match(at, depth + 1))
        else if (takeIf(this.#scanner, 'allow')) block.allows.push(this.#allow(at))
        else if (takeIf(this.#scanner, 'function')) block.functions.push(this.#function(at))
        else throw this.#unexpected("'match', 'allow', 'function' or '}'")
      })
    }
    return block
  }

  #allow(at: Allow['at']): Allow {
    const methods: { at: Allow['at']; name: string }[] = []
    do {
      const { at: methodAt } = this.#scanner.peek()
      methods.push({ at: methodAt, name: takeName(this.#scanner, 'a method such as read or create') })
    } while (takeIf(this.#scanner, ','))
    let condition: Allow['condition']
    if (takeIf(this.#scanner, ':')) {
      expect(this.#scanner, 'if')
      condition = parseExpression(this.#scanner)
    }
    expect(this.#scanner, ';')
    return { at, methods, condition }
  }

  #function(at: FunctionDeclaration['at']): FunctionDeclaration {
    const name = takeName(this.#scanner, 'the name of a function')
    const parameters: { at: Allow['at']; name: string }[] = []
    expect(this.#scanner, '(')
    while (!takeIf(this.#scanner, ')')) {
      const { at: parameterAt } = this.#scanner.peek()
      parameters.push({ at: parameterAt, name: takeName(this.#scanner, 'the name of an argument') })
      if (!takeIf(this.#scanner, ',') && !isNext(this.#scanner, ')')) expect(this.#scanner, ')')
    }
    expect(this.#scanner, '{')
    const bindings: LetBinding[] = []
    while (isNext(this.#scanner, 'let')) {
      const { at: bindingAt } = this.#scanner.take()
      const variable = takeName(this.#scanner, 'the name of a variable')
      expect(this.#scanner, '=')
      bindings.push({ at: bindingAt, name: variable, value: parseExpression(this.#scanner) })
      expect(this.#scanner, ';')
    }
    expect(this.#scanner, 'return')
    const result = parseExpression(this.#scanner)
    expect(this.#scanner, ';')
    expect(this.#scanner, '}')
    return { at, name, parameters, bindings, result }
  }

  #isAtEnd(): boolean {
    return this.#isReadable() && this.#scanner.peek().kind === 'end'
  }

  #isReadable(): boolean {
    try {
      return Boolean(this.#scanner.peek())
    } catch {
      return false
    }
  }

  #unexpected(wanted: string): SyntaxProblem {
    const token = this.#scanner.peek()
    return new SyntaxProblem(token.at, `Expected ${wanted} but found ${describe(token)}`)
  }

  #report({ line, column }: Allow['at'], message: string) {
    this.problems.push({ line, column, message })
  }

  /** Parses one statement; if it is invalid, reports why and continues after its end. */
  #recovering(readStatement: () => void) {
    const before = this.#scanner.here()
    try {
      readStatement()
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      this.#report(error.at, error.message)
      this.#skipStatement(before)
    }
  }

  /** Skips past the next ';' or balanced '}', and leaves a '}' that closes the block around the statement. */
  #skipStatement(before: Allow['at']) {
    for (let depth = 0; !this.#isAtEnd(); ) {
      if (depth === 0 && this.#isReadable() && isNext(this.#scanner, '}')) {
        const { line, column } = this.#scanner.here()
        if (line === before.line && column === before.column) this.#scanner.skip()
        return
      }
      const token = this.#scanner.skip()
      if (token?.kind !== 'punctuation') continue
      if (token.text === '{') depth += 1
      if (token.text === '}') depth -= 1
      if (depth === 0 && (token.text === ';' || token.text === '}')) return
    }
  }
}
