import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { makeDemoCall } from '#contract/calls/demo-call.ts'
import { type DemoCallValues, demoCallQuery, isDemoCallNumber } from '#contract/demo-call.ts'
import { type FormFault, formCheck } from '#contract/enquiry.ts'
import { formPaths } from '#contract/form-pages.ts'
import { pageIn } from '#contract/language.ts'
import { reducePhone } from '#contract/reduce-phone.ts'
import { type DemoCallDeps, requestCall } from '../demo-call/request-call.ts'
import { looksLikeBot } from '../http/form-check.ts'
import { wordsIn } from '../site-words.ts'
import type { FormPages } from './form-pages.ts'
import type { PostedForm } from './posted-form.ts'

type DemoCallField = keyof DemoCallValues

const thanks = (language: SiteLanguageTag, outcome: 'calling' | 'queued' | 'person') =>
  `${pageIn(language, formPaths.demoCallThanks)}?outcome=${outcome}`

type DemoCallFormDeps = DemoCallDeps & { formMinMs: number }

export function demoCallForm(deps: DemoCallFormDeps, pages: FormPages): PostedForm<DemoCallField> {
  return {
    path: formPaths.demoCall,
    pageIn: (language) => pages(language).demoCall,
    call: 'demo-call',
    fields: ['name', 'phoneNumber'],
    async send({ values, unseenLength, language }, visitor) {
      const { formPages, demoCallForm: words } = await wordsIn(language)
      const { problems } = formPages
      const phoneNumber = reducePhone(values.phoneNumber)
      const faults = faultsIn({ ...values, phoneNumber }, words)
      const given = { ...demoCallQuery(phoneNumber, ''), language }
      const query = makeDemoCall.query.safeParse(given)
      if (faults.length > 0 || !query.success) return { status: 'faulty', faults }
      // How long it took is not known without our code; what nobody sees still tells.
      const flagged = looksLikeBot(formCheck(unseenLength, deps.formMinMs), deps.formMinMs)
      const result = await requestCall(deps, query.data, visitor, flagged)
      if (result.status !== 'refused')
        return { status: 'sent', thanks: thanks(language, result.status) }
      switch (result.reason) {
        case 'paused':
          return { status: 'refused', problem: problems.paused, code: 503 }
        case 'provider':
          return { status: 'refused', problem: problems.notDialled, code: 503 }
        case 'suppressed':
          return wrongNumber(problems.notWanted)
        case 'not-a-mobile':
          return wrongNumber(words.invalidPhone)
      }
    },
  }
}

function faultsIn(
  values: DemoCallValues,
  words: Words['demoCallForm'],
): FormFault<DemoCallField>[] {
  const faults: FormFault<DemoCallField>[] = []
  if (values.name.trim() === '') faults.push({ field: 'name', message: words.missingName })
  if (!isDemoCallNumber(values.phoneNumber)) {
    faults.push({ field: 'phoneNumber', message: words.invalidPhone })
  }
  return faults
}

const wrongNumber = (message: string) => ({
  status: 'faulty' as const,
  faults: [{ field: 'phoneNumber' as const, message }],
})
