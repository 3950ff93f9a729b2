import { account } from './en/account.ts'
import { door } from './en/door.ts'
import { keys } from './en/keys.ts'
import { invalid, problems, refusals } from './en/problems.ts'
import { shell } from './en/shell.ts'
import { states } from './en/states.ts'
import { team } from './en/team.ts'
import { times } from './en/times.ts'
import { welcome } from './en/welcome.ts'

/** Every word of the desk in English, a file a screen. */
export const en = {
  account,
  door,
  invalid,
  keys,
  problems,
  refusals,
  shell,
  states,
  team,
  times,
  welcome,
}
