import { makeMedia } from '../media/make-media.ts'
import { CannotMake } from '../media/tool.ts'
import { ensureBrowser } from './browser.ts'

try {
  await makeMedia(process.argv.slice(2), ensureBrowser)
} catch (error) {
  if (!(error instanceof CannotMake)) throw error
  console.error(error.message)
  process.exitCode = 1
}
