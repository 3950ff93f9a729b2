import * as z from 'zod/mini'
import { type EnquiryParameter, enquiryFieldNames, enquiryFields } from './enquiry.ts'

/** What is stored of what a visitor filled in, by the names of the call's parameters. */
export type EnquiryDetails = Record<EnquiryParameter, string>

export const enquiryParameters: readonly EnquiryParameter[] = enquiryFieldNames.map(
  (field) => enquiryFields[field].parameter,
)

const detailsBy = <Value>(of: (parameter: EnquiryParameter) => Value) =>
  Object.fromEntries(enquiryParameters.map((name) => [name, of(name)])) as Record<
    EnquiryParameter,
    Value
  >

/** These alone, of a record that has more. */
export const detailsOf = (enquiry: EnquiryDetails): EnquiryDetails =>
  detailsBy((name) => enquiry[name])

export const noDetails: EnquiryDetails = detailsBy(() => '')

/** For answers that show them. */
export const detailsShape = detailsBy(() => z.string())
