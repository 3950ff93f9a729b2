import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserFailures, flakyTests, unitFailures } from './test-failures.ts'

test('a failed unit test is named with its file and the first line of its message', () => {
  const report = {
    testResults: [
      {
        name: resolve('server/app.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'health answers', status: 'passed', failureMessages: [] },
          {
            fullName: 'calls refuse a frame',
            status: 'failed',
            failureMessages: [
              '\u001b[31mAssertionError: expected 200 to be 403\u001b[39m\n  at x.ts:1',
            ],
          },
        ],
      },
    ],
  }
  expect(unitFailures(report)).toEqual([
    'server/app.test.ts › calls refuse a frame: AssertionError: expected 200 to be 403',
  ])
})

test('a test file that does not load is named', () => {
  const report = {
    testResults: [
      {
        name: resolve('content/words.test.ts'),
        status: 'failed',
        message: "Cannot find module './gone.ts'\nImported from …",
        assertionResults: [],
      },
    ],
  }
  expect(unitFailures(report)).toEqual(["content/words.test.ts: Cannot find module './gone.ts'"])
})

test('a failed browser test is named with its project and its whole title', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'actions.spec.ts',
    line: 25,
    tests: [
      {
        projectName: 'looks',
        status,
        results: [message === undefined ? {} : { error: { message } }],
      },
    ],
  })
  const report = {
    errors: [{ message: 'Error: port 3210 is taken\nmore' }],
    suites: [
      {
        title: 'actions.spec.ts',
        specs: [spec('stands still', 'expected'), spec('moves', 'flaky', 'Error: once\nmore')],
        suites: [
          {
            title: 'on a phone',
            specs: [
              spec('calls', 'unexpected', 'Error: \u001b[2mexpect\u001b[22m failed\n\nLocator'),
            ],
          },
        ],
      },
    ],
  }
  expect(browserFailures(report)).toEqual([
    'playwright: Error: port 3210 is taken',
    'e2e/actions.spec.ts:25 [looks] › on a phone › calls: Error: expect failed',
  ])
  expect(flakyTests(report)).toEqual(['e2e/actions.spec.ts:25 [looks] › moves: Error: once'])
})

test('reports that were never written name nothing', () => {
  expect([unitFailures({}), browserFailures({}), flakyTests({})]).toEqual([[], [], []])
})
