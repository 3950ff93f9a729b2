import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The parts of Vitest's JSON report that name what failed. */
export type UnitReport = {
  testResults?: readonly {
    name: string
    status: string
    message?: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The parts of Playwright's JSON report that name what failed. */
export type BrowserReport = {
  errors?: readonly { message?: string }[]
  suites?: readonly BrowserSuite[]
}

type BrowserSuite = {
  title: string
  specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      projectName: string
      status: string
      results: readonly { error?: { message?: string } }[]
    }[]
  }[]
  suites?: readonly BrowserSuite[]
}

/** What failed among the unit tests: `file › title: first line of the message`. */
export function unitFailures({ testResults = [] }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]))
    // A file that does not load, or whose hook fails, has no failed test of its own.
    return failed.length === 0 && status === 'failed' ? [failure(file, message)] : failed
  })
}

/** What failed in the browsers, with the project that ran it: some tests run in two. */
export function browserFailures({ suites = [], errors = [] }: BrowserReport): string[] {
  return [
    ...errors.map(({ message }) => failure('playwright', message)),
    ...named(suites, 'unexpected'),
  ]
}

/** What failed in the browsers and passed when it was run again, with how it failed. */
export function flakyTests({ suites = [] }: BrowserReport): string[] {
  return named(suites, 'flaky')
}

function named(files: readonly BrowserSuite[], status: string): string[] {
  // The outermost suite is the file, which every test names itself.
  return files.flatMap((file) => namedIn(file, [], status))
}

function namedIn(suite: BrowserSuite, titles: readonly string[], wanted: string): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        failure(
          [`e2e/${file}:${line} [${projectName}]`, ...titles, title].join(' › '),
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  )
  const inner = (suite.suites ?? []).flatMap((child) =>
    namedIn(child, [...titles, child.title], wanted),
  )
  return [...own, ...inner]
}

function failure(name: string, message = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n')
  return firstLine === '' ? name : `${name}: ${firstLine}`
}
