import { expect, test } from 'vitest'
import { faultsOf } from '../bench/torture/check-takeovers.ts'

const time = {
  chatId: 'chat',
  visitor: [
    { text: 'Visitor 0', acknowledged: true },
    { text: 'Visitor 1', acknowledged: true },
  ],
  person: [
    { text: 'Person 0', acknowledged: true },
    { text: 'Person 1', acknowledged: false },
  ],
  answered: 0,
  strangers: 0,
}
const stored = (...lines: string[]) =>
  lines.map((line, position) => {
    const [role = '', text = ''] = line.split(': ')
    return { chat_id: 'chat', position, role, text }
  })
const none = { lost: 0, doubled: 0, disordered: 0, both: 0, strangers: 0 }

test('a takeover that went well has no fault, whether the unheard message is there or not', () => {
  const before = ['user: How much?', 'model: ₹3,999.']
  const said = ['user: Visitor 0', 'person: Person 0', 'user: Visitor 1']
  expect(faultsOf([time], stored(...before, ...said, 'model: After'))).toEqual(none)
  expect(faultsOf([time], stored(...before, ...said, 'person: Person 1'))).toEqual(none)
})

test('every fault of a takeover is found', () => {
  const faults = (...lines: string[]) => faultsOf([time], stored(...lines))
  expect(faults('user: Visitor 0', 'person: Person 0')).toEqual({ ...none, lost: 1 })
  expect(
    faults('user: Visitor 0', 'person: Person 0', 'user: Visitor 1', 'user: Visitor 1'),
  ).toEqual({ ...none, doubled: 1 })
  expect(faults('user: Visitor 1', 'person: Person 0', 'user: Visitor 0')).toEqual({
    ...none,
    disordered: 1,
  })
  expect(faults('user: Visitor 0', 'model: Me too', 'person: Person 0', 'user: Visitor 1')).toEqual(
    { ...none, both: 1 },
  )
  const odd = { ...time, answered: 1, strangers: 1 }
  const whole = stored('user: Visitor 0', 'person: Person 0', 'user: Visitor 1')
  expect(faultsOf([odd], whole)).toEqual({ ...none, both: 1, strangers: 1 })
})
