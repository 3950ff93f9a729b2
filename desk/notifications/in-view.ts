const NAME = 'desk-in-view'

/** Ends when this tab's own hold has ended, which is a moment after one looks away. */
let ownHold: Promise<unknown> = Promise.resolve()

/** Tabs that are looked at hold this together, so that those behind them can tell. */
export function holdWhileInView(): () => void {
  let letGo = () => {}
  const look = () => {
    letGo()
    if (document.visibilityState !== 'visible') return
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    ownHold = navigator.locks.request(NAME, { mode: 'shared' }, () => held)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    letGo()
  }
}

/** Whether any tab of the desk is looked at. */
export async function isInView(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true
  await ownHold
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === NAME)
}
