/** Once what has changed by now is painted: what a press sets going must not delay what is seen of it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)))
