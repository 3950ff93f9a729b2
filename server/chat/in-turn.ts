import { setImmediate as nextLoopTurn } from 'node:timers/promises'

export type InTurn = <T>(work: () => T | Promise<T>) => Promise<T>

/** One piece of work after the other, and everybody else's requests in between. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(() => nextLoopTurn()).then(work)
    last = result.catch(() => {})
    return result
  }
}
