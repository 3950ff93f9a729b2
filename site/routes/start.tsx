import { replace } from 'react-router'
import { pages } from '#content/pages.ts'

export const clientLoader = () => replace(pages.home.path)

export default function StartRoute() {
  return null
}
