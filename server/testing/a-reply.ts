import { randomUUID } from 'node:crypto'

type Reply = { version: number; text: string; close: boolean; key: string }

/** A reply from the desk, which no other was sent with. */
export const aReply = (changes: Partial<Reply> = {}): Reply => ({
  version: 0,
  text: 'Yes.',
  close: false,
  key: randomUUID(),
  ...changes,
})
