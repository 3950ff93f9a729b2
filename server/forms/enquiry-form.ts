import { makeContactUsRequest } from '#contract/calls/enquiry.ts'
import {
  type EnquiryFault,
  type EnquiryField,
  type EnquiryValues,
  enquiryFaults,
  enquiryFieldNames,
  enquiryFieldOf,
  enquiryQuery,
  enquiryVariants,
  formCheck,
} from '#contract/enquiry.ts'
import { enquiryFaultText } from '#contract/enquiry-fault-text.ts'
import { formPaths } from '#contract/form-pages.ts'
import { pageIn } from '#contract/language.ts'
import { asciiDigits } from '#contract/phone.ts'
import { type EnquiryDeps, receiveEnquiry } from '../enquiry/receive-enquiry.ts'
import { looksLikeBot } from '../http/form-check.ts'
import { fieldProblems } from '../http/problem.ts'
import { wordsIn } from '../site-words.ts'
import type { FormPages } from './form-pages.ts'
import type { PostedForm } from './posted-form.ts'
import type { TypedForm } from './typed-form.ts'

type EnquiryFormDeps = EnquiryDeps & { formMinMs: number }

export function enquiryForm(deps: EnquiryFormDeps, pages: FormPages): PostedForm<EnquiryField> {
  return {
    path: formPaths.enquiry,
    pageIn: (language) => pages(language).enquiry,
    call: 'enquiry',
    fields: enquiryFieldNames,
    async send(typed, visitor) {
      const { language } = typed
      const { contactForm } = await wordsIn(language)
      const values = readValues(typed)
      const told = (fault: EnquiryFault) => ({
        field: fault.field,
        message: enquiryFaultText(contactForm.faults, fault),
      })
      const faults = enquiryFaults(values, enquiryVariants.home).map(told)
      const query = { ...enquiryQuery(values), language }
      const parsed = makeContactUsRequest.query.safeParse(query)
      if (faults.length > 0) return { status: 'faulty', faults }
      if (!parsed.success) return { status: 'faulty', faults: faultsIn(parsed.error).map(told) }
      // How long it took is not known without our code; what nobody sees still tells.
      const flagged = looksLikeBot(formCheck(typed.unseenLength, deps.formMinMs), deps.formMinMs)
      const { id } = await receiveEnquiry(deps, parsed.data, visitor, flagged)
      return {
        status: 'sent',
        thanks: `${pageIn(language, formPaths.enquiryThanks)}?reference=${id}`,
      }
    },
  }
}

function readValues({ values }: TypedForm<EnquiryField>): EnquiryValues {
  return {
    ...values,
    phoneNumber: asciiDigits(values.phoneNumber),
    // A browser sends two characters for a line break, and the limit counts one.
    query: values.query.replaceAll('\r\n', '\n'),
  }
}

function faultsIn(error: Parameters<typeof fieldProblems>[0]): EnquiryFault[] {
  return fieldProblems(error).flatMap(({ field: parameter }) => {
    const field = enquiryFieldOf(parameter)
    return field ? [{ field, reason: 'notTaken' as const }] : []
  })
}
