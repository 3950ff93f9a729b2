import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { captionsFile, supportFilm } from '#content/facts/films.ts'
import { siteLanguages } from '#content/words/languages.ts'
import { supportCaptions } from '../../media/sound/captions.ts'

/** The captions of the film with sound, in every language of the site. */
export async function writeCaptions(mediaFolder: string): Promise<void> {
  const folder = join(mediaFolder, dirname(supportFilm.id))
  await mkdir(folder, { recursive: true })
  for (const [tag, { words }] of Object.entries(siteLanguages)) {
    const { filmCall } = (await words()).words.service
    await writeFile(join(folder, captionsFile(supportFilm.id, tag)), supportCaptions(filmCall))
  }
}
