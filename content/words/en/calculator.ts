import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'

const [, pro, enterprise] = plans

export const calculator = {
  heading: 'What would your month cost?',
  lead: 'Move the sliders or type your own numbers. The sum is worked out in front of you, and the address of this page keeps it, so you can send it to a colleague.',
  minutes: { label: 'Minutes a month', hint: 'All calls together' },
  calls: { label: 'Calls at once', hint: 'In your busiest hour' },
  recommended: 'Your plan',
  action: 'Ask for {plan} at {amount} a month',
  actionCustom: `Ask for a price for ${enterprise.name}`,
  /** What the enquiry carries. */
  topic: '{plan}, {minutes} minutes a month, {calls} calls at once, {amount}',
  print: 'Quotation as PDF',
  quotation: 'Quotation for one month',
  quotationNote: `Prices as published on the day of printing. Binding once we have confirmed it to you.`,
  copy: 'Copy link to this estimate',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. It is in the address bar.',
  custom: 'Price agreed with you',
  customText: `More than ${count(pro.concurrentCalls)} calls at once need ${enterprise.name}: as many lines as you have callers, and minutes at a rate that fits the volume.`,
  reasons: {
    cheapest: 'The cheaper plan for this many minutes.',
    lines: 'The first plan with this many lines.',
  },
  people: {
    heading: 'Compared with hiring',
    one: 'One agent',
    many: '{count} agents, one for each call at once',
    each: `${rupees(traditionalRupeesPerAgent)} each, a month`,
    saved: '{amount} less every month.',
    dearer: `{amount} more than the salary. At this volume ask us for ${enterprise.name}, or let people take part of the calls.`,
  },
} as const
