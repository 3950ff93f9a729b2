import type { Migration } from '../migration.ts'
import { enquiries } from './001-enquiries.ts'
import { demoCalls } from './002-demo-calls.ts'
import { chats } from './003-chats.ts'
import { chatFileParts } from './004-chat-file-parts.ts'
import { privacy } from './006-privacy.ts'
import { assistantState } from './009-assistant.ts'
import { staff } from './020-staff.ts'
import { auditLog } from './021-audit-log.ts'
import { liveEvents } from './022-live-events.ts'
import { inbox } from './023-inbox.ts'
import { takeover } from './024-takeover.ts'
import { questionMarks } from './025-question-marks.ts'
import { deskSettings } from './026-desk-settings.ts'
import { visitorLanguage } from './027-visitor-language.ts'
import { overview } from './030-overview.ts'
import { enquiriesByNumber } from './031-enquiries-by-number.ts'
import { ringing } from './032-ringing.ts'
import { wordsThatArrived } from './036-words-that-arrived.ts'
import { undoneReplies } from './041-undone-replies.ts'
import { auditLogReplace } from './042-audit-log-replace.ts'
import { waitsAgain } from './043-waits-again.ts'
import { searchEverything } from './044-search-everything.ts'
import { tagsAndOrder } from './045-tags-and-order.ts'

/** In the order they run. A migration that has been released is never edited, only followed. */
export const migrations: readonly Migration[] = [
  enquiries,
  demoCalls,
  chats,
  chatFileParts,
  privacy,
  assistantState,
  staff,
  auditLog,
  liveEvents,
  inbox,
  takeover,
  questionMarks,
  deskSettings,
  visitorLanguage,
  overview,
  enquiriesByNumber,
  ringing,
  wordsThatArrived,
  undoneReplies,
  auditLogReplace,
  waitsAgain,
  searchEverything,
  tagsAndOrder,
]
