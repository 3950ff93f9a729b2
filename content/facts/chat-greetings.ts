import type { LanguageCode } from './languages.ts'

/** How the chat greets who has chosen a language, after its greeting in English. */
export const chatGreetings: Record<LanguageCode, string> = {
  hi: 'नमस्ते! बताइए, आपकी क्या मदद करें?',
  ta: 'வணக்கம்! உங்களுக்கு எப்படி உதவலாம்?',
  te: 'నమస్కారం! మీకు ఎలా సహాయం చేయగలను?',
  bn: 'নমস্কার! আপনাকে কীভাবে সাহায্য করতে পারি?',
  mr: 'नमस्कार! तुम्हाला कशी मदत करू?',
  gu: 'નમસ્તે! તમને કેવી રીતે મદદ કરું?',
  kn: 'ನಮಸ್ಕಾರ! ನಿಮಗೆ ಹೇಗೆ ಸಹಾಯ ಮಾಡಲಿ?',
  ml: 'നമസ്കാരം! എന്ത് സഹായമാണ് വേണ്ടത്?',
  pa: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ! ਦੱਸੋ ਜੀ, ਤੁਹਾਡੀ ਕੀ ਮਦਦ ਕਰੀਏ?',
  or: 'ନମସ୍କାର! ଆପଣଙ୍କୁ କିପରି ସାହାଯ୍ୟ କରିପାରିବି?',
}
