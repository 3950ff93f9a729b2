export const notKnown = {
  title: 'Not known',
  note: (count: number) =>
    count === 1 ? '1 question to decide about' : `${count} questions to decide about`,
  hint: 'Questions that the assistant declined or was unsure of, that were rated down, or that led to a person. Those that are alike stand together.',
  views: {
    open: 'To decide',
    'on-site': 'Now on the site',
    'should-decline': 'Should decline',
  },
  view: 'Show',
  range: 'Time',
  days: { '7': '7 days', '30': '30 days', '90': '90 days' },
  empty: {
    open: 'The assistant knew what it was asked.',
    'on-site': 'Nothing is marked as now on the site.',
    'should-decline': 'Nothing is marked as to be declined.',
  },
  asked: (count: number) => (count === 1 ? 'asked once' : `asked ${count} times`),
  lastAsked: (ago: string) => `last ${ago}`,
  reasons: {
    declined: (count: number) => `declined ${count}`,
    unsure: (count: number) => `unsure ${count}`,
    'rated-down': (count: number) => `rated down ${count}`,
    person: (count: number) => `led to a person ${count}`,
  },
  wordings: (count: number) => (count === 1 ? '1 other wording' : `${count} other wordings`),
  openChat: 'Open the chat',
  marks: { 'on-site': 'Now on the site', 'should-decline': 'Should decline' },
  unmark: 'Decide anew',
  marked: {
    'on-site': 'Marked: the site says it now.',
    'should-decline': 'Marked: the assistant should decline it.',
  },
  unmarked: 'It waits for a decision again.',
  export: 'Export as evaluation rows',
  exportHint:
    'One line a question that was decided about, in the form of the evaluation. What an answer must hold is left to be written.',
  isCut: 'Only the newest 1,000 are compared. Choose a shorter time to see them all.',
  undetermined: 'unknown language',
} as const
