import { data } from 'react-router'
import { loadChatWords } from '#site/loaders/chat-words.server.ts'
import { siteWords } from '#site/loaders/site-words.server.ts'
import type { Route } from './+types/words'

/** Words that a page asks for when they are wanted. */
export async function loader(args: Route.LoaderArgs) {
  if (args.params.part === 'chat.json') return Response.json(await loadChatWords(args))
  if (args.params.part === 'call.json')
    return Response.json((await siteWords(args)).words.callProgress)
  if (args.params.part === 'offer.json') return Response.json((await siteWords(args)).words.offer)
  throw data(null, { status: 404 })
}
