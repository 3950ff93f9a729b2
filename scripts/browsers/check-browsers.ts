import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { startSite } from '../../bench/running-site.ts'
import { isBuildFresh } from '../build/freshness.ts'
import { firefox } from './firefox.ts'
import type { Browser } from './visitor.ts'
import { walk } from './walk.ts'
import { webkit } from './webkit.ts'

/** Walks the built site in the browsers that the tests do not use, where they are installed. */
export async function checkBrowsers(): Promise<boolean> {
  if (!isBuildFresh()) await (await import('../build/build-site.ts')).buildSite()
  const site = await startSite({ FORM_MIN_MS: '0' })
  try {
    let well = true
    for (const browser of [firefox, webkit]) well = (await check(browser, site)) && well
    return well
  } finally {
    await site.stop()
  }
}

type Site = { origin: string; dataDir: string }

async function check({ name, missing, visit }: Browser, site: Site): Promise<boolean> {
  const reason = missing()
  if (reason) {
    console.log(`- ${name}: ${reason}`)
    return true
  }
  const visitor = await visit()
  try {
    const stored = (email: string) => countEnquiries(site.dataDir, email)
    console.log(`✓ ${name}: ${await walk({ visitor, origin: site.origin, stored })}`)
    return true
  } catch (error) {
    console.log(`✗ ${name}: ${(error as Error).message}`)
    return false
  } finally {
    await visitor.leave()
  }
}

function countEnquiries(dataDir: string, email: string): number {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  try {
    return database.prepare('SELECT id FROM enquiries WHERE email = ?').all(email).length
  } finally {
    database.close()
  }
}
