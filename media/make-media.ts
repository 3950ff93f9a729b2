import { chosenBy } from './chosen-by.ts'
import { scenes } from './films/all-scenes.ts'
import { renderFilm } from './films/render.ts'
import { makeFirstPictures } from './first-pictures.ts'
import { renderPictures } from './pictures/render.ts'
import type { FindBrowser } from './stage.ts'
import { CannotMake, requireFfmpeg } from './tool.ts'

/** All films and pictures, or those with a given name: `hero`, `films/hero`, `films`. */
export async function makeMedia(names: readonly string[], findBrowser: FindBrowser): Promise<void> {
  const chosen = chosenBy(names)
  const films = scenes.filter(({ id }) => chosen(id))
  if (films.length > 0) requireFfmpeg()
  const pictures = await renderPictures(names, findBrowser)
  if (pictures.length > 0) console.log(`pictures: ${pictures.join(', ')}`)
  for (const film of films) await renderFilm(film, findBrowser)
  await makeFirstPictures(names)
  if (films.length + pictures.length === 0) {
    const known = scenes.map(({ id }) => id).join(', ')
    throw new CannotMake(`Nothing is called ${names.join(' or ')}. The films are ${known}.`)
  }
}
