import { spawn } from 'node:child_process'

export type Supervisor = {
  /** Where systemd listens; none when it did not start us. */
  notifySocket: string | undefined
  /** How long it stands silence, in microseconds; 0 when it does not watch. */
  watchdogMicroseconds: number
}

/**
 * Tells systemd that the service is ready, and from then on that its event loop turns. Its messages
 * are datagrams on a Unix socket, which Node cannot send: systemd's own command does.
 */
export function tellSystemd({ notifySocket, watchdogMicroseconds }: Supervisor): void {
  if (!notifySocket) return
  const tell = (message: string) => {
    const command = spawn('systemd-notify', [message], { stdio: 'ignore' })
    command.on('error', () => {})
    command.unref()
  }
  tell('READY=1')
  if (watchdogMicroseconds > 0) {
    // Thrice in the time that systemd waits, so that one that is late ends nothing.
    setInterval(tell, watchdogMicroseconds / 3000, 'WATCHDOG=1').unref()
  }
}
