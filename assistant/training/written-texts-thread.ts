import { parentPort } from 'node:worker_threads'
import { languageModels } from './language-models.ts'
import { readAsked, readFollowUps, writtenTexts } from './written-texts.ts'

// What people wrote is read here, and languages are learned, while build-model.ts reads what the grammars say.
const written = writtenTexts()
parentPort?.postMessage(readAsked(written))
parentPort?.postMessage(readFollowUps(written))
parentPort?.postMessage(await languageModels())
