import { delimiter } from 'node:path'

/**
 * A search path with one more folder in front, as this system writes it.
 * @param {string} folder
 */
export function searchPath(folder, path = '', separator = delimiter) {
  return path === '' ? folder : `${folder}${separator}${path}`
}
