import type { ChatDeps } from './start-chat.ts'

const PARTS_AT_ONCE = 8

/** Removes a conversation: its files first, some parts at a time, since that is what takes long. */
export async function removeChat({ storage }: ChatDeps, chatId: string): Promise<boolean> {
  const removeSome = () =>
    storage.write(({ chats }) => chats.removeSomeFileParts(chatId, PARTS_AT_ONCE))
  while ((await removeSome()) === PARTS_AT_ONCE);
  return storage.write(({ chats }) => chats.remove(chatId))
}
