import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Words } from '#content/words/words.ts'
import { type DemoCallValues, isDemoCallNumber, isIndianMobile } from '#contract/demo-call.ts'
import { reducePhone } from '#contract/reduce-phone.ts'
import { focusField } from '#site/forms/focus-field.ts'
import { useSentForm } from '#site/forms/use-sent-form.ts'
import { showToast } from '#site/ui/toast.ts'
import { requestDemoCall } from './request-demo-call.ts'
import { useVisitorIp } from './use-visitor-ip.ts'

type DemoCallField = keyof DemoCallValues

const fields: readonly DemoCallField[] = ['name', 'phoneNumber']

export function useDemoCall(words: Words['demoCallForm']) {
  const ip = useVisitorIp()
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
      const outcome = await requestDemoCall(phoneNumber, ip.current, sending())
      // The fields clear whatever came of the request.
      sent.forgetDraft()
      sent.form.current?.reset()
      const called = outcome === 'calling' || outcome === 'queued'
      showToast(called ? 'success' : 'error', called ? words.sent : words[outcome], 'demo-call')
      return called ? outcome : 'idle'
    },
  })

  // Who was sent here wants to type: on a phone the heading alone would fill the screen.
  const { hash, key } = useLocation()
  const { form } = sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the same link counts
  useEffect(() => {
    if (hash === '#demo') focusField(form.current, 'name')
  }, [hash, key, form])
  return sent
}
