import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'તમારું નામ',
    tooLong: 'નામ {limit} અક્ષરની અંદર લખો.',
    shown: 'નામ',
    stored: 'નામ',
  },
  companyName: {
    label: 'કંપની',
    tooLong: 'કંપનીનું નામ {limit} અક્ષરની અંદર લખો.',
    shown: 'કંપની',
    stored: 'કંપની',
  },
  email: {
    label: 'ઈમેલ',
    tooLong: 'ઈમેલ એડ્રેસ {limit} અક્ષરની અંદર લખો.',
    shown: 'ઈમેલ',
    stored: 'ઈમેલ એડ્રેસ',
  },
  phoneNumber: {
    label: 'ફોન નંબર',
    tooLong: 'ફોન નંબર {limit} અક્ષરની અંદર લખો.',
    shown: 'ફોન',
    stored: 'ફોન નંબર',
  },
  query: {
    label: 'તમારા ગ્રાહકો શેના માટે ફોન કરે છે?',
    tooLong: 'મેસેજ {limit} અક્ષરની અંદર લખો.',
    shown: 'મેસેજ',
    stored: 'મેસેજ ({count} અક્ષર)',
  },
}
