import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} ಗೆ ನಿಮ್ಮ ಕರೆ',
  steps: { asked: 'ಕೋರಿಕೆ', ringing: 'ರಿಂಗ್', talking: 'ಮಾತು', ended: 'ಮುಗಿಯಿತು' },
  states: {
    person: 'ನಮ್ಮ ತಂಡದ ಒಬ್ಬರು ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ',
    queued: 'ನಿಮ್ಮ ಕರೆ ಕ್ಯೂನಲ್ಲಿದೆ',
    dialling: 'ನಿಮ್ಮ ನಂಬರ್ ಡಯಲ್ ಆಗುತ್ತಿದೆ',
    ringing: 'ನಿಮ್ಮ ಫೋನ್ ರಿಂಗ್ ಆಗುತ್ತಿದೆ',
    talking: 'ನೀವು ಕರೆಯಲ್ಲಿದ್ದೀರಿ',
    ended: 'ಕರೆ ಮುಗಿಯಿತು',
    missed: 'ಕರೆ ತಲುಪಲಿಲ್ಲ',
    unheard: 'ಕರೆ ಏನಾಯಿತೋ ತಿಳಿಯಲಿಲ್ಲ',
  },
  notes: {
    person: `ಇಲ್ಲಿ ಕರೆಗಳನ್ನು ನಮ್ಮ ತಂಡವೇ ಮಾಡುತ್ತದೆ: ಒಬ್ಬರು ಬಿಡುವಾದ ತಕ್ಷಣ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ, ಇಂದು ರಾತ್ರಿ ${callingHours.to - 12}ರವರೆಗೆ, ಇಲ್ಲದಿದ್ದರೆ ನಾಳೆ ಬೆಳಿಗ್ಗೆ ${callingHours.from}ರಿಂದ.`,
    personLater:
      'ಇಲ್ಲಿ ಕರೆಗಳನ್ನು ನಮ್ಮ ತಂಡವೇ ಮಾಡುತ್ತದೆ. ಕರೆ ಶುರುವಾಗುವ ಸಮಯ: {time}. ಆಮೇಲೆ ಒಬ್ಬರು ಬಿಡುವಾದ ತಕ್ಷಣ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
    queued: `ಲೈನ್ ಖಾಲಿಯಾದ ತಕ್ಷಣ ${brand.name} ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತದೆ.`,
    queuedLater: `${brand.name} ನಿಮಗೆ ಕರೆ ಮಾಡುವ ಸಮಯ: {time}, ಅಥವಾ ಆಮೇಲೆ ಲೈನ್ ಖಾಲಿಯಾದ ತಕ್ಷಣ.`,
    dialling: 'ಒಂದು ನಿಮಿಷದೊಳಗೆ ರಿಂಗ್ ಆಗುತ್ತದೆ. ಫೋನ್ ಹತ್ತಿರ ಇಟ್ಟುಕೊಳ್ಳಿ.',
    ringing: `ಫೋನ್ ಎತ್ತಿ: ${brand.name} ಲೈನ್‌ನಲ್ಲಿದೆ.`,
    talking: 'ನಿಮ್ಮ ಗ್ರಾಹಕರು ಕೇಳುವುದನ್ನೇ ಕೇಳಿ. “keep it” ಎಂದು ಹೇಳಿದರೆ, ಆಡಿದ ಮಾತು ಆಮೇಲೆ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
    ended: 'ಆಡಿದ ಮಾತನ್ನು ಇಲ್ಲಿ ತೋರಿಸುವುದಿಲ್ಲ: ಕರೆಯಲ್ಲಿ “keep it” ಎಂದು ಹೇಳಿದ್ದರೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.',
    missed: 'ಫೋನ್ ಎತ್ತಲಿಲ್ಲ, ಲೈನ್ ಬ್ಯುಸಿ ಇತ್ತು, ಅಥವಾ ನೆಟ್‌ವರ್ಕ್ ಸಿಗಲಿಲ್ಲ. ಒಂದು ಗಂಟೆಯ ನಂತರ ಮತ್ತೆ ಕೇಳಬಹುದು.',
    unheard: 'ಲೈನ್‌ನಿಂದ ಮಾಹಿತಿ ಬಂದಿಲ್ಲ. ಫೋನ್ ರಿಂಗ್ ಆಗದಿದ್ದರೆ, ಒಂದು ಗಂಟೆಯ ನಂತರ ಮತ್ತೆ ಕೇಳಬಹುದು.',
  },
  said: 'ಆಡಿದ ಮಾತು',
  speakers: { user: 'ನೀವು', model: brand.name },
  back: 'ಫಾರ್ಮ್‌ಗೆ ಹಿಂತಿರುಗಿ',
}
