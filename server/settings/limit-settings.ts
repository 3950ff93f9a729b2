import { z } from 'zod'
import { amount, budget } from './setting.ts'

export const limits = z.object({
  LIMITS_SCALE: amount({
    default: 1,
    min: 0.001,
    meaning: 'Multiplies every LIMIT_ setting; load tests raise it',
  }),
  LIMIT_NETWORK_FACTOR: amount({
    default: 4,
    min: 1,
    meaning: 'How many times the budget of an address a whole IPv6 network (/48) has',
  }),
  LIMIT_ENQUIRY_PER_ADDRESS: budget({ default: '30/hour', meaning: 'Enquiries an address' }),
  LIMIT_ENQUIRY_PER_ADDRESS_PLAIN: budget({
    default: '10/hour',
    meaning: 'Enquiries an address, from clients without browser headers',
  }),
  LIMIT_ENQUIRY_PER_PHONE: budget({ default: '10/day', meaning: 'Enquiries a phone number' }),
  LIMIT_ENQUIRY_PER_DAY: budget({ default: '5000/day', meaning: 'Enquiries overall' }),
  LIMIT_CONFIRMATION_PER_EMAIL: budget({
    default: '2/day',
    meaning: 'Confirmation mails to one e-mail address',
  }),
  LIMIT_CONFIRMATION_PER_DAY: budget({
    default: '1000/day',
    meaning:
      'Confirmation mails overall; enquiries beyond it are stored and told to you all the same',
  }),
  LIMIT_MY_DATA_PER_ADDRESS: budget({
    default: '60/hour',
    meaning: 'Looks at what is stored, deletions and requests for a link, an address',
  }),
  LIMIT_MY_DATA_PER_ADDRESS_PLAIN: budget({
    default: '20/hour',
    meaning: 'The same, from clients without browser headers',
  }),
  LIMIT_MY_DATA_PER_DAY: budget({ default: '5000/day', meaning: 'The same, overall' }),
  LIMIT_LINK_PER_EMAIL: budget({ default: '3/day', meaning: 'Links sent again to one mailbox' }),
  LIMIT_CALL_PER_ADDRESS: budget({ default: '10/day', meaning: 'Demo calls an address' }),
  LIMIT_CALL_PER_ADDRESS_PLAIN: budget({
    default: '3/day',
    meaning: 'Demo calls an address, from clients without browser headers',
  }),
  LIMIT_CALL_PER_NUMBER_HOUR: budget({ default: '1/hour', meaning: 'Demo calls a number, short' }),
  LIMIT_CALL_PER_NUMBER_DAY: budget({ default: '3/day', meaning: 'Demo calls a number, long' }),
  LIMIT_CALL_PER_DAY: budget({ default: '500/day', meaning: 'Demo calls overall' }),
  LIMIT_CHAT_PER_ADDRESS: budget({ default: '120/minute', meaning: 'New chats an address' }),
  LIMIT_CHAT_PER_ADDRESS_PLAIN: budget({
    default: '30/minute',
    meaning: 'New chats an address, from clients without browser headers',
  }),
  LIMIT_CHAT_PER_DAY: budget({ default: '50000/day', meaning: 'New chats overall' }),
  LIMIT_REPLY_PER_ADDRESS: budget({ default: '240/minute', meaning: 'Chat replies an address' }),
  LIMIT_REPLY_PER_ADDRESS_PLAIN: budget({
    default: '60/minute',
    meaning: 'Chat replies an address, from clients without browser headers',
  }),
  LIMIT_REPLY_PER_CHAT: budget({ default: '40/minute', meaning: 'Chat replies a conversation' }),
  LIMIT_REPLY_PER_DAY: budget({ default: '200000/day', meaning: 'Chat replies overall' }),
  LIMIT_UPLOAD_PER_ADDRESS: budget({ default: '60/hour', meaning: 'Chat files an address' }),
  LIMIT_UPLOAD_PER_ADDRESS_PLAIN: budget({
    default: '20/hour',
    meaning: 'Chat files an address, from clients without browser headers',
  }),
  LIMIT_UPLOAD_PER_DAY: budget({ default: '5000/day', meaning: 'Chat files overall' }),
  LIMIT_UPLOAD_MEGABYTES_PER_ADDRESS: budget({
    default: '100/day',
    meaning: 'Megabytes of chat files an address',
  }),
  LIMIT_UPLOAD_MEGABYTES_PER_DAY: budget({
    default: '500/day',
    meaning: 'Megabytes of chat files overall; they are kept as long as their chat',
  }),
  LIMIT_READ_PER_ADDRESS: budget({
    default: '600/minute',
    meaning: 'Chats and files read, rated or deleted by an address, and looks at its demo calls',
  }),
  LIMIT_READ_PER_ADDRESS_PLAIN: budget({
    default: '120/minute',
    meaning: 'The same, by clients without browser headers',
  }),
  LIMIT_READ_PER_DAY: budget({
    default: '500000/day',
    meaning: 'Chats and files read, rated or deleted, and demo calls looked at, overall',
  }),
  LIMIT_SIGN_IN_PER_ADDRESS: budget({ default: '60/hour', meaning: 'Tries to sign in an address' }),
  LIMIT_SIGN_IN_PER_ACCOUNT: budget({
    default: '20/hour',
    meaning: 'Tries to sign in an account, from browsers it does not know',
  }),
  LIMIT_SIGN_IN_FIRST_TRIES: budget({
    default: '5/hour',
    meaning: 'Tries of one address at one account that do not count for the account',
  }),
  LIMIT_SIGN_IN_PER_BROWSER: budget({
    default: '30/hour',
    meaning: 'Tries to sign in an account from a browser that it has signed in with before',
  }),
  LIMIT_MODEL_PER_MEMBER: budget({
    default: '60/hour',
    meaning: 'Translations and drafts of the model, for each member of the staff',
  }),
  LIMIT_PRESENCE_PER_MEMBER: budget({
    default: '120/minute',
    meaning: 'Times that a member of the staff tells the others what they read or write',
  }),
  LIMIT_RESET_PER_ACCOUNT: budget({ default: '3/hour', meaning: 'Reset mails an account' }),
})
