import type { Call } from './call.ts'
import * as chat from './calls/chat.ts'
import { askForPerson, followChat } from './calls/chat-live.ts'
import { generateChatResponse } from './calls/chat-reply.ts'
import { makeDemoCall } from './calls/demo-call.ts'
import { readDemoCall } from './calls/demo-call-progress.ts'
import * as account from './calls/desk-account.ts'
import * as canned from './calls/desk-canned.ts'
import * as chats from './calls/desk-chats.ts'
import { listDeliveries, replayDelivery, testWebhook } from './calls/desk-deliveries.ts'
import * as inbox from './calls/desk-inbox.ts'
import { exportNotKnown, listNotKnown, markNotKnown } from './calls/desk-not-known.ts'
import { readOverview } from './calls/desk-overview.ts'
import { exportEnquiries, exportPerson, findPerson, forgetPerson } from './calls/desk-people.ts'
import * as phone from './calls/desk-phone.ts'
import * as settings from './calls/desk-settings.ts'
import * as signIn from './calls/desk-sign-in.ts'
import * as team from './calls/desk-team.ts'
import {
  draftReply,
  translateAnswer,
  translateEnquiry,
  translateMessage,
} from './calls/desk-writing.ts'
import { makeContactUsRequest } from './calls/enquiry.ts'
import { formToken } from './calls/form-token.ts'
import { receiveMail } from './calls/inbound-mail.ts'
import * as myData from './calls/my-data.ts'
import { sendMyDataLink } from './calls/my-data-link.ts'
import { readPromiseFigures } from './calls/promise-figures.ts'
import { visitorIp } from './calls/visitor-ip.ts'
import { sendVital } from './calls/vitals.ts'
import * as voice from './calls/voice.ts'

/** Calls of the desk: none of them exists when it is switched off. */
export const deskCalls = {
  ...signIn,
  ...account,
  ...team,
  ...inbox,
  ...chats,
  ...{ translateEnquiry, translateAnswer, translateMessage, draftReply },
  ...{ exportNotKnown, listNotKnown, markNotKnown },
  ...phone,
  ...{ exportEnquiries, exportPerson, findPerson, forgetPerson },
  ...settings,
  ...canned,
  ...{ listDeliveries, replayDelivery, testWebhook },
  readOverview,
} as const satisfies Record<string, Call>

export const siteCalls = {
  makeContactUsRequest,
  makeDemoCall,
  readDemoCall,
  ...chat,
  generateChatResponse,
  ...myData,
  sendMyDataLink,
  formToken,
  visitorIp,
  followChat,
  askForPerson,
  readPromiseFigures,
  receiveMail,
  ...voice,
  sendVital,
} as const satisfies Record<string, Call>

/**
 * Every call, by its name in the OpenAPI document. Pages import a call from its own file under
 * `calls/`, so that nobody downloads the whole table.
 */
export const calls = { ...siteCalls, ...deskCalls } as const satisfies Record<string, Call>
