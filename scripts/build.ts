import { mkdirSync } from 'node:fs'
import { buildSite } from './build/build-site.ts'

mkdirSync('build', { recursive: true })
await buildSite()
