import type { ChildProcess } from 'node:child_process'

/** Waits until the service in this process says where it answers. */
export async function followService(child: ChildProcess) {
  let output = ''
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  )
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /ready at (http:\/\/[^/\s]+)/.exec(output)
      if (address?.[1]) resolve(address[1].replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    origin,
    ended,
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
