import type { ChatWords } from '#site/loaders/chat-words.server.ts'

let words: ChatWords | null = null
let loading: { path: string; done: Promise<void> } | null = null

/** Fetched beside the chat's code: everything that shows a word of the chat waits for both. */
export function loadChatWords(path: string): Promise<void> {
  if (loading?.path !== path) {
    const done = fetchWords(path)
    loading = { path, done }
    done.catch(() => {
      loading = null
    })
  }
  return loading.done
}

async function fetchWords(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The words of the chat: status ${response.status}`)
  setChatWords((await response.json()) as ChatWords)
}

export function setChatWords(next: ChatWords): void {
  words = next
}

export function chatWords(): ChatWords {
  if (!words) throw new Error('The chat was shown before its words came')
  return words
}
