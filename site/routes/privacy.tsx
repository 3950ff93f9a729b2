import { privacy, privacyPage } from '#content/privacy.ts'
import { PrivacyPolicy } from '#site/sections/privacy-policy.tsx'
import { head } from '#site/shell/head.ts'

export const meta = () => head(privacyPage)

export default function PrivacyRoute() {
  return <PrivacyPolicy policy={privacy} />
}
