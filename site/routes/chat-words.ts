import { loadChatWords } from '#site/loaders/chat-words.server.ts'
import type { Route } from './+types/chat-words'

export const loader = async (args: Route.LoaderArgs) => Response.json(await loadChatWords(args))
