import { counted } from './counted.ts'

export const people = {
  title: 'Privacy',
  note: 'Everything that is stored about somebody.',
  find: 'Find a person',
  findHint:
    'By the e-mail address, the phone number or the reference of a receipt. Looking is logged.',
  who: 'E-mail address, number or reference',
  search: 'Show what is stored',
  nothing: 'Nothing is stored under this.',
  enquiries: 'Enquiries',
  calls: 'Demo calls',
  chats: 'Chats',
  none: 'none',
  flagged: 'held back as a bot’s',
  saveJson: 'Save as a file',
  forget: 'Delete everything',
  forgetTitle: 'Delete everything about this person?',
  forgetHint:
    'Enquiries, calls with their words, chats with their files and mails that wait are deleted for good, as their own receipt would do it. The mailbox and the webhook are told to delete their copies.',
  forgetAction: 'Delete for good',
  forgotten: (enquiries: number, calls: number, chats: number) =>
    `Deleted: ${counted(enquiries, 'enquiry', 'enquiries')}, ${counted(calls, 'call', 'calls')}, ${counted(chats, 'chat', 'chats')}.`,
  onlyOwner: 'Only owners delete.',
  export: 'Export',
  exportHint: 'All enquiries as CSV, safe for spreadsheets. That it was taken is logged.',
  exportAction: 'Save all enquiries',
} as const
