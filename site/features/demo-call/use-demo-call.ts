import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Words } from '#content/words/words.ts'
import { type DemoCallValues, isDemoCallNumber, isIndianMobile } from '#contract/demo-call.ts'
import { reducePhone } from '#contract/reduce-phone.ts'
import { focusField } from '#site/forms/focus-field.ts'
import { useSentForm } from '#site/forms/use-sent-form.ts'
import { LanguageContext } from '#site/ui/page-path.ts'
import { showToast } from '#site/ui/toast.ts'
import type { AskedCall } from './call-progress.tsx'
import { type LoadedProgress, loadCallProgress } from './load-call-progress.ts'
import { requestDemoCall } from './request-demo-call.ts'
import { useVisitorIp } from './use-visitor-ip.ts'

type DemoCallField = keyof DemoCallValues

const fields: readonly DemoCallField[] = ['name', 'phoneNumber']

const PATIENCE_MS = 3000
const tooLate = () => new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null))

export function useDemoCall(words: Words['demoCallForm']) {
  const ip = useVisitorIp()
  const { tag } = use(LanguageContext)
  const [followed, setFollowed] = useState<(LoadedProgress & { call: AskedCall }) | null>(null)
  const sent = useSentForm<'idle' | 'calling' | 'queued', DemoCallField>({
    draftKey: 'demo-call-draft',
    fields,
    idle: 'idle',
    async send(data, sending) {
      const name = String(data.get('name') ?? '')
      const phoneNumber = reducePhone(String(data.get('phoneNumber') ?? ''))
      if (name === '') return { field: 'name', message: words.missingName }
      if (!isDemoCallNumber(phoneNumber)) {
        showToast('warning', words.invalidPhone, 'demo-call')
        return { field: 'phoneNumber', message: words.invalidPhone }
      }
      if (!isIndianMobile(phoneNumber)) {
        showToast('warning', words.notMobile, 'demo-call')
        return { field: 'phoneNumber', message: words.notMobile }
      }
      const loading = loadCallProgress(tag)
      const outcome = await requestDemoCall(phoneNumber, ip.current, sending())
      // The fields clear whatever came of the request.
      sent.forgetDraft()
      sent.form.current?.reset()
      if (!('id' in outcome)) {
        showToast('error', words[outcome.status], 'demo-call')
        return 'idle'
      }
      showToast('success', words.sent, 'demo-call')
      const { id, status } = outcome
      const call = { id, phoneNumber, dialled: status === 'calling' }
      // The line in the form would push the page down, so it is for those alone who have to wait long.
      const loaded = await Promise.race([loading, tooLate()])
      if (loaded) setFollowed({ ...loaded, call })
      return status
    },
  })

  // Who was sent here wants to type: on a phone the heading alone would fill the screen.
  const { hash, key } = useLocation()
  const { form } = sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the same link counts
  useEffect(() => {
    if (hash === '#demo') focusField(form.current, 'name')
  }, [hash, key, form])
  return { ...sent, followed, unfollow: () => setFollowed(null) }
}
