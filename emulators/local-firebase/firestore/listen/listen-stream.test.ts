import { describe, expect, test } from 'vitest'
import { documentsRoot, put, toValue } from '../fixtures/documents.ts'
import { allowAll, nameOf, server, sessionWith } from '../fixtures/session.ts'
import type { Session } from '../service/session.ts'
import { permissionDenied } from '../status.ts'
import type { ListenResponse, StructuredQuery, Target } from '../wire.ts'
import { ListenStream } from './listen-stream.ts'

const cheap: StructuredQuery = {
  from: [{ collectionId: 'c' }],
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: toValue(10) } },
}
const query = (structuredQuery: StructuredQuery, more: Partial<Target> = {}): Target => ({
  targetId: 1,
  query: { parent: documentsRoot, structuredQuery },
  ...more,
})

function open(session: Session, access = allowAll()) {
  let heard: ListenResponse[] = []
  const stream = new ListenStream(session, server, access, (response) => heard.push(response))
  return {
    stream,
    /** Returns the messages since the last call, in short: '+c/a' added, '-c/a' removed, 'x c/a' deleted. */
    take: () => {
      const words = heard.map((response) => {
        const { documentChange: change, documentDelete: deleted, targetChange } = response
        const path = (name: string) => name.slice(documentsRoot.length + 1)
        if (change) return `${change.targetIds?.length ? '+' : '-'}${path(change.document.name)}`
        if (deleted) return `x ${path(deleted.document)}`
        return targetChange?.targetChangeType
      })
      heard = []
      return words
    },
    token: () => heard.findLast((response) => response.targetChange?.resumeToken)?.targetChange?.resumeToken,
  }
}

describe('a listener', () => {
  test('gets the results, then CURRENT, and then every document that enters, changes, leaves or is deleted', () => {
    const session = sessionWith({ 'c/a': { n: 1 }, 'c/dear': { n: 99 } })
    const { stream, take } = open(session)
    stream.receive({ addTarget: query(cheap) })
    expect(take()).toEqual(['ADD', '+c/a', 'CURRENT', 'NO_CHANGE'])
    put(session.database, { 'c/b': { n: 2 }, 'c/dear2': { n: 98 } })
    expect(take()).toEqual(['+c/b', 'NO_CHANGE'])
    put(session.database, { 'c/a': { n: 50 } })
    expect(take()).toEqual(['-c/a', 'NO_CHANGE'])
    put(session.database, { 'c/b': null })
    expect(take()).toEqual(['x c/b', 'NO_CHANGE'])
    put(session.database, { 'd/b': { n: 1 } })
    expect(take()).toEqual([])
  })

  test('of a limited query is told which document moves up', () => {
    const session = sessionWith({ 'c/a': { n: 1 }, 'c/b': { n: 2 } })
    const { stream, take } = open(session)
    stream.receive({ addTarget: query({ ...cheap, limit: { value: 1 } }) })
    expect(take()).toContain('+c/a')
    put(session.database, { 'c/a': null })
    expect(take()).toEqual(['x c/a', '+c/b', 'NO_CHANGE'])
  })

  test('of a document is told that it is missing, created and deleted', () => {
    const session = sessionWith({})
    const { stream, take } = open(session)
    stream.receive({ addTarget: { targetId: 7, documents: { documents: [nameOf('c/a')] } } })
    expect(take()).toEqual(['ADD', 'x c/a', 'CURRENT', 'NO_CHANGE'])
    put(session.database, { 'c/a': { n: 1 } })
    put(session.database, { 'c/a': null })
    expect(take()).toEqual(['+c/a', 'NO_CHANGE', 'x c/a', 'NO_CHANGE'])
  })

  test('that reconnects gets only what it missed', () => {
    const session = sessionWith({ 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/c': { n: 3 } })
    const first = open(session)
    first.stream.receive({ addTarget: query(cheap) })
    const resumeToken = first.token() ?? new Uint8Array()
    first.stream.close()
    put(session.database, { 'c/a': { n: 5 }, 'c/b': null })
    const second = open(session)
    second.stream.receive({ addTarget: query(cheap, { resumeToken }) })
    expect(second.take()).toEqual(['ADD', 'x c/b', '+c/a', 'CURRENT', 'NO_CHANGE'])
    expect(first.take()).not.toContain('x c/b')
  })

  test('that reconnects too late is told to start over', () => {
    const session = sessionWith({ 'c/a': { n: 1 } })
    const { stream, take } = open(session)
    stream.receive({ addTarget: query(cheap, { resumeToken: Buffer.from('5') }) })
    expect(take()).toEqual(['ADD', 'RESET', '+c/a', 'CURRENT', 'NO_CHANGE'])
  })

  test('gets nothing more about a target it has removed', () => {
    const session = sessionWith({})
    const { stream, take } = open(session)
    stream.receive({ addTarget: query(cheap) })
    stream.receive({ removeTarget: 1 })
    take()
    put(session.database, { 'c/a': { n: 1 } })
    expect(take()).toEqual([])
  })

  test('without permission is refused and told nothing', () => {
    const refuse = () => {
      throw permissionDenied('no')
    }
    const session = sessionWith({ 'c/a': { n: 1 } })
    const { stream, take } = open(session, { ...allowAll(), checkList: refuse })
    stream.receive({ addTarget: query(cheap) })
    expect(take()).toEqual(['ADD', 'REMOVE'])
  })
})
