type Told = { delayMs: number; workMs: number }

/**
 * The longest time, in ms, that the service's event loop stood still since it was last asked, and
 * computed all the while: a machine that is busy with other things makes it late as well.
 */
export async function longestBlock(port: number): Promise<number> {
  const { delayMs, workMs } = (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Told
  return Math.min(delayMs, workMs)
}
