export type EnquirySubject = {
  /** In the title of the dialog. */
  name: string
  /** In full, as it goes with the visitor's words. */
  topic: string
}
