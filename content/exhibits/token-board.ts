/** What an OPD's board says in one language. A word is one flap: never cut into letters. */
export type BoardTexts = {
  title: string
  inside: string
  /** With the slot `{room}`. */
  come: string
  columns: { token: string; department: string; room: string; time: string; status: string }
  departments: { eye: string; children: string; bones: string }
  states: { enter: string; next: string; late: string; wait: string; phone: string }
  /** The call that writes the last row. */
  call: { caller: string; agent: string }
}

/** An evening that never was: the last row is the one that the call writes. */
export const boardRows = [
  { token: 'A17', department: 'eye', room: 3, time: '6:10', state: 'enter' },
  { token: 'A18', department: 'eye', room: 3, time: '6:20', state: 'next' },
  { token: 'B06', department: 'children', room: 1, time: '6:20', state: 'late' },
  { token: 'C11', department: 'bones', room: 5, time: '6:25', state: 'wait' },
  { token: 'A19', department: 'eye', room: 3, time: '6:30', state: 'phone' },
] as const satisfies readonly {
  token: string
  department: keyof BoardTexts['departments']
  room: number
  time: string
  state: keyof BoardTexts['states']
}[]
