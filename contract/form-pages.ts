// The forms as pages of their own, for a browser that runs none of our code: it posts a form to its
// page and is answered with that page again, or with thanks.

export const FORMS_FOLDER = '/forms'

export const formPaths = {
  enquiry: '/forms/enquiry',
  enquiryThanks: '/forms/enquiry/thanks',
  demoCall: '/forms/demo-call',
  demoCallThanks: '/forms/demo-call/thanks',
} as const satisfies Record<string, `${typeof FORMS_FOLDER}/${string}`>
export type FormPageName = keyof typeof formPaths

/** The field that people neither see nor reach. */
export const UNSEEN_FIELD = 'second_line'

/** The hidden field that tells in which language the page is. */
export const LANGUAGE_FIELD = 'language'

/** Stands in a page rendered at build where the service writes a text when it answers. */
export const slot = (name: string): string => `⟦${name}⟧`
export const slotPattern = /⟦([\w.]+)⟧/

/** The names of the three texts that the service has for a field of a form that it shows again. */
export const fieldSlots = (field: string) => ({
  value: `value.${field}`,
  error: `error.${field}`,
  invalid: `invalid.${field}`,
})
