import { deleteMyData, type MyData, readMyData } from '#contract/calls/my-data.ts'
import { RECEIPT_HEADER } from '#contract/my-data.ts'
import { askService } from '#site/calls/ask-service.ts'

export type Opened = MyData | 'unknown' | 'unreachable'

const signed = (receipt: string) => ({ headers: { [RECEIPT_HEADER]: receipt } })

/** What is stored under a receipt. */
export async function openReceipt(receipt: string): Promise<Opened> {
  const asked = await askService(readMyData, {}, signed(receipt))
  if (asked.status === 'answered') return asked.value
  return 'code' in asked && asked.code === 404 ? 'unknown' : 'unreachable'
}

/** Whether it is gone: what was deleted before is gone too. */
export async function eraseAll(receipt: string): Promise<boolean> {
  const asked = await askService(deleteMyData, {}, signed(receipt))
  return asked.status === 'answered' || ('code' in asked && asked.code === 404)
}
