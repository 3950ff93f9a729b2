import { pages } from '#content/pages.ts'
import { privacy } from '#content/privacy.ts'
import { PrivacyPolicy } from '#site/sections/privacy-policy.tsx'
import { head } from '#site/shell/head.ts'

export const meta = () => head(pages.privacy)

export default function PrivacyRoute() {
  return <PrivacyPolicy policy={privacy} />
}
