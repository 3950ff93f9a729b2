import { scenes } from './films/all-scenes.ts'
import { renderFilm } from './films/render.ts'
import { renderPictures } from './pictures/render.ts'
import { CannotMake, requireTool } from './tool.ts'

/** All films and pictures, or those with a given name: `hero`, `films/hero`, `films`. */
async function makeMedia(names: readonly string[]): Promise<void> {
  const films = scenes.filter(({ id }) => {
    return names.length === 0 || names.some((name) => id === name || id.split('/').includes(name))
  })
  if (films.length > 0) requireTool('ffmpeg')
  const pictures = await renderPictures(names)
  if (pictures.length > 0) console.log(`pictures: ${pictures.join(', ')}`)
  for (const film of films) await renderFilm(film)
  if (films.length + pictures.length === 0) {
    const known = scenes.map(({ id }) => id).join(', ')
    throw new CannotMake(`Nothing is called ${names.join(' or ')}. The films are ${known}.`)
  }
}

try {
  await makeMedia(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotMake)) throw error
  console.error(error.message)
  process.exitCode = 1
}
