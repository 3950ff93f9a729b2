import { useEffect } from 'react'
import type { LiveEvent, LiveNews } from '#contract/live.ts'
import { useLiveEvents } from '../live/use-live.ts'
import { words } from '../words/words.ts'
import { notificationChoice } from './choice.ts'
import { holdWhileInView, isInView } from './in-view.ts'

/** Tells of news while no tab of the desk is looked at, where somebody has switched it on. */
export function useNotifications(): void {
  useEffect(holdWhileInView, [])
  useLiveEvents(tell)
}

const places = {
  enquiry: (id) => `inbox/${id}`,
  answer: (id) => `inbox/${id}`,
  escalated: (id) => `inbox/${id}`,
  'mail-failed': (id) => `inbox/${id}`,
  person: (id) => `chats/${id}`,
  call: () => 'calls?is=queued',
} as const satisfies Record<LiveNews, (subject: string) => string>

async function tell({ news, subject }: LiveEvent): Promise<void> {
  if (!news || subject === null || notificationChoice() !== 'on' || (await isInView())) return
  const worker = await navigator.serviceWorker.ready
  const { title, said } = words.notifications
  // Nothing of the visitor: it is read on locked screens. The tag lets several tabs tell it once.
  await worker.showNotification(title, {
    body: said[news],
    tag: `${news}:${subject}`,
    icon: '/desk/icons/icon-192.png',
    data: { to: `/desk/${places[news](subject)}` },
  })
}
