import { chatLimits } from '#contract/chat.ts'
import type { ChatDeps } from './start-chat.ts'

const DAY_MS = 86_400_000

/** Conversations that nobody has used for thirty days go, with their files. */
export function forgetOldChats({
  storage,
  now,
}: Pick<ChatDeps, 'storage' | 'now'>): Promise<number> {
  const since = now() - chatLimits.keptDays * DAY_MS
  return storage.write(({ chats }) => chats.removeUnusedSince(since))
}
