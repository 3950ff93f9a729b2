import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '#content/facts/pages.ts'

// The way to '/' is still pending here and never enters the history: '/home' takes its place there.
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirect(paths.home + new URL(request.url).search)

export default function StartRoute() {
  return null
}
