import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildSite } from './build/build-site.ts'

// The pages come hot from Vite; fonts and the assistant's model come from the last build.
if (!existsSync('build/site/client')) await buildSite()

const port = process.env.PORT ?? '3000'
const servicePort = process.env.SERVICE_PORT ?? '3001'
const deskPort = process.env.DESK_DEV_PORT ?? '3002'
const env = { ...process.env, SERVICE_PORT: servicePort, DESK_DEV_PORT: deskPort }
const parts: ChildProcess[] = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: servicePort },
  }),
  spawn('react-router', ['dev', '--port', port], { stdio: 'inherit', env }),
  spawn('vite', ['--config', 'desk/vite.config.ts', '--port', deskPort, '--strictPort'], {
    stdio: 'inherit',
    env,
  }),
]

const stop = () => {
  for (const part of parts) part.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const part of parts) part.on('exit', stop)
