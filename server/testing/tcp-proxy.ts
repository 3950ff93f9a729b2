import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between two parts: passes bytes on, holds them back, or cuts every connection. */
export async function startTcpProxy(targetPort: number) {
  const pairs = new Set<[Socket, Socket]>()
  let refusing = false
  let stalled = false
  const server = createServer((near) => {
    if (refusing) return near.destroy()
    const far = connect(targetPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    if (stalled) for (const socket of pair) socket.pause()
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refuse(on: boolean) {
      refusing = on
      if (on) cut()
    },
    stall(on: boolean) {
      stalled = on
      for (const socket of [...pairs].flat()) on ? socket.pause() : socket.resume()
    },
  }
}
