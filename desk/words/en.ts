import { account } from './en/account.ts'
import { audit } from './en/audit.ts'
import { calls } from './en/calls.ts'
import { chats } from './en/chats.ts'
import { inbox } from './en/inbox.ts'
import { keys } from './en/keys.ts'
import { notKnown } from './en/not-known.ts'
import { notifications } from './en/notifications.ts'
import { overview } from './en/overview.ts'
import { people } from './en/people.ts'
import { invalid, problems, refusals } from './en/problems.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { signingIn } from './en/signing-in.ts'
import { states } from './en/states.ts'
import { team } from './en/team.ts'
import { times } from './en/times.ts'
import { topics } from './en/topics.ts'
import { welcome } from './en/welcome.ts'
import { writing } from './en/writing.ts'

/** Every word of the desk in English, a file a screen. */
export const en = {
  account,
  audit,
  calls,
  chats,
  signingIn,
  inbox,
  invalid,
  keys,
  notKnown,
  notifications,
  overview,
  people,
  problems,
  refusals,
  settings,
  shell,
  states,
  team,
  times,
  topics,
  welcome,
  writing,
}
