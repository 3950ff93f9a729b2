import { privacyPage, privacyWith } from '#content/privacy.ts'
import { useRetention } from '#site/features/my-data/use-retention.ts'
import { PrivacyPolicy } from '#site/sections/privacy-policy.tsx'
import { head } from '#site/shell/head.ts'

export const meta = () => head(privacyPage)

export default function PrivacyRoute() {
  return <PrivacyPolicy policy={privacyWith(useRetention())} />
}
