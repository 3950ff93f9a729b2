// What npm start, the image and the system service run: the service under its own flags, whoever
// starts it. The process is replaced, so that nothing of what came before stays in memory.
import { fileURLToPath } from 'node:url'
import { nodeFlags, nodeSettings } from './node-flags.ts'

const main = fileURLToPath(import.meta.resolve('./main.ts'))
if (process.execve) {
  const command = [process.execPath, ...process.execArgv, ...nodeFlags, main]
  process.execve(process.execPath, command, { ...nodeSettings, ...process.env })
}
// Windows cannot replace a process.
await import('./main.ts')
