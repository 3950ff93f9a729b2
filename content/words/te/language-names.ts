import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'హిందీ',
  ta: 'తమిళం',
  te: 'తెలుగు',
  bn: 'బెంగాలీ',
  mr: 'మరాఠీ',
  gu: 'గుజరాతీ',
  kn: 'కన్నడ',
  ml: 'మలయాళం',
  pa: 'పంజాబీ',
  or: 'ఒడియా',
}
