import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { homePath } from '#content/page-info.ts'

// The way to '/' is still pending here and never enters the history: '/home' takes its place there.
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirect(homePath + new URL(request.url).search)

export default function StartRoute() {
  return null
}
