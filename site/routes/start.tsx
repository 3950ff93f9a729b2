import { redirect } from 'react-router'
import { pages } from '#content/facts/pages.ts'

// The way to '/' is still pending here and never enters the history: '/home' takes its place there.
export const clientLoader = () => redirect(pages.home.path)

export default function StartRoute() {
  return null
}
