import { brand } from '../../facts/brand.ts'
import { plans } from '../../facts/plans.ts'
import { enquiryFailures, enquiryFaults, enquirySent } from './forms.ts'

const [, pro] = plans

/** The chat window; fetched with its code, when somebody opens it. */
export const chat = {
  assistant: 'AI Assistant',
  greeting: 'Hello! How can I help you today?',
  failures: {
    connection:
      "I'm having trouble connecting. Please check your internet connection and try again.",
    reply: "I couldn't process your message right now. Please try again in a moment.",
    other: 'Something went wrong. Please try again.',
    full: 'This conversation has become as long as it can be. Please start a new one: your question is kept and asked there.',
  },
  window: {
    reset: 'Reset conversation',
    fullscreen: 'Fullscreen',
    exitFullscreen: 'Exit fullscreen',
    close: 'Close chat',
  },
  messages: {
    label: 'Messages',
    assistantSaid: 'AI Assistant said:',
    youSaid: 'You said:',
    typing: 'AI Assistant is typing',
    stopped: 'Stopped.',
    resending: 'We’ll send it when you’re back online.',
    retry: 'Try again',
    startAnew: 'Start a new conversation',
    showEarlier: 'Show earlier messages',
    copy: 'Copy this reply',
    copied: 'Copied',
    good: 'Good reply',
    bad: 'Bad reply',
    newBelow: 'New message',
    table: 'Table',
    image: 'Image',
  },
  announced: {
    stopped: 'Reply stopped',
    reply: 'AI Assistant: {text}',
    fresh: 'New conversation. {text}',
    earlier: 'Earlier messages are shown',
  },
  composer: {
    label: 'Message',
    placeholder: 'Type a message',
    aboutFile: 'Ask about this',
    attach: 'Attach a file',
    file: 'File to attach',
    record: 'Record a voice note',
    stop: 'Stop the reply',
    send: 'Send message',
  },
  files: {
    label: 'Files to send',
    uploading: 'Uploading...',
    remove: 'Remove {name}',
    voiceNote: 'Voice note',
    kilobytes: '{count} KB',
    megabytes: '{count} MB',
    tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
    wrongType: 'Please choose a PNG, JPEG or WebP image, a PDF or a plain text file.',
    tooMany: 'A message takes at most {count} files.',
    notNow:
      'We cannot take files right now. Please send your message without it, or try again later.',
    failed: 'The file could not be sent. Please check your connection and try again.',
    unreadPdf:
      'I cannot read the text in this PDF. It stays with our conversation; please tell me in words what it says.',
    unseenImage:
      'I cannot look at pictures here. It stays with our conversation; please tell me in words what it shows.',
    noTranscript:
      'Your voice note is saved, but it could not be turned into text here. Please type your question and send both.',
  },
  voice: {
    label: 'Voice note',
    discard: 'Discard the voice note',
    allow: 'Please allow the microphone.',
    length: 'Length of the voice note',
    send: 'Send the voice note',
    play: 'Play the voice note',
    pause: 'Pause the voice note',
    faults: {
      unsupported: 'This browser cannot record voice. Please type your question.',
      refused:
        "The microphone is blocked for this site. Allow it in your browser's settings, or type your question.",
      'no-microphone': 'No microphone was found. Please connect one, or type your question.',
      failed: 'The recording could not be started. Please try again, or type your question.',
    },
  },
  person: {
    title: 'Talk to a person',
    lead: 'Leave your details. A person from our team will write or call you back.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    back: 'Back to chat',
    send: 'Send',
    ...enquirySent,
    faults: enquiryFaults,
    failures: enquiryFailures.page,
  },
  erase: {
    title: 'Delete this conversation',
    question: 'Delete every message and file of this conversation? This cannot be undone.',
    failed: 'The conversation could not be deleted. Please try again.',
    keep: 'Keep it',
    erase: 'Delete',
    erasing: 'Deleting...',
  },
  suggestionsLabel: 'Questions for the AI Assistant',
  /** Questions to begin with; an industry has its own among its words. */
  suggestions: {
    everywhere: [
      `What does ${brand.name} cost?`,
      'Which languages does it speak?',
      'Can it book appointments?',
    ],
    pricing: [
      `What does ${pro.name} cost with ${pro.freeMinutes + 400} minutes?`,
      'Which plan suits a small clinic?',
      'What happens when the free minutes are used?',
    ],
    service: [
      'What can the voice agent do?',
      'Does it work with my CRM?',
      'How many calls can it take at once?',
    ],
    faq: ['How much can we save?', 'Does it speak Tamil?', 'Can I get a free test call?'],
  },
} as const

/** The question box on a page. */
export const inlineChat = {
  heading: 'Ask your own question',
  label: 'Your question',
  placeholder: 'Type it in any language',
  ask: 'Ask',
  failed:
    'The chat could not be opened. Press Ask once more to send us your question as an enquiry.',
} as const
