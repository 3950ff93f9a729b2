import { pages } from '#content/pages.ts'
import { head } from '#site/shell/head.ts'

export const meta = () => head(pages.founder)

export default function Route() {
  return <h1 className="measure text-hero">{pages.founder.title}</h1>
}
