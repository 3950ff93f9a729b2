import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { loanwords } from './loanwords.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const kn: Language = {
  tag: 'kn',
  script: 'Kannada',
  words,
  particles:
    'ಇದೆ ಇವೆ ಇದ್ದರೆ ಇರುತ್ತದೆ ಇರುತ್ತೆ ಆಗುತ್ತದೆ ಆಗುತ್ತೆ ಆದರೆ ಆದ್ರೆ ಎಂದು ಎಂಬ ಅಂತ ಅಂದರೆ ಅಂದ್ರೆ ಆ ಈ ಒಂದು ಒಬ್ಬ ನಾನು ನನಗೆ ನನ್ನ ನನ್ನನ್ನು ನಾವು ನಮಗೆ ನಮ್ಮ ನೀವು ನಿಮಗೆ ನಿಮ್ಮ ನಿಮ್ಮನ್ನು ನೀನು ನಿನ್ನ ನಿನಗೆ ಅವರು ಅವರ ಅವನು ಅವಳು ಅದು ಇದು ಅವು ಇವು ಅದರ ಇದರ ಅದಕ್ಕೆ ಇದಕ್ಕೆ ಅಲ್ಲಿ ಇಲ್ಲಿ ನಲ್ಲಿ ದಲ್ಲಿ ಗೆ ಕ್ಕೆ ನ್ನು ಅನ್ನು ಇಂದ ನಿಂದ ವರೆಗೆ ತನಕ ಗಾಗಿ ಬಗ್ಗೆ ಮೇಲೆ ಕೆಳಗೆ ಹತ್ತಿರ ಹತ್ರ ಮೂಲಕ ಜೊತೆ ಗಿಂತ ಹಾಗೆ ತರ ರೀತಿ ಕೂಡ ಸಹ ಮತ್ತು ಹಾಗೂ ಅಥವಾ ಮಾತ್ರ ಮಾಡಿ ಮಾಡಬೇಕು ಮಾಡುತ್ತದೆ ಮಾಡುತ್ತೆ ಮಾಡುವ ಮಾಡೋ ಮಾಡ್ತೀರಾ ಬೇಕು ಇಲ್ಲ ಅಲ್ಲ ಬೇಡ ಸರ್ ಮೇಡಂ ಅಣ್ಣ ಅಕ್ಕ ರೀ ಯಾರು ಯಾವ ಏನು ಎಷ್ಟು ಹೇಗೆ  ' +
    'ide ive idre iddare irutte iruthe iruttade agutte aguthe aagutte aguttade adre aadre antha anta andre andare aa ee ondu obba nanu naanu nanage nange nan nanna naavu navu namge namage namma nam neevu nivu nimge nimage nimma nim neenu ninu ninna avaru avara adu idu avu ivu adara idara adakke idakke adke idke alli illi nalli dalli ge kke annu anna inda ninda varege tanaka gagi bagge mele kelage hattira hatra mulaka jote jothe ginta hage haage tara thara reeti kuda kooda saha mattu mathu hagu athava athva matra maatra madi maadi mado maado madbeku madabeku maadbeku madutte maadutte madutta maadutta madtira madthira maadtira madodu madoke beku beka illa ila alla beda sir ri anna akka yaru yaaru yava yaava yavudu yavdu enu yenu eshtu estu yeshtu hege heege yavaga yavag elli yelli yake yaake heli helri kodi kodtira kodthira sigutte sigutta sigatte barutte barutta ideya idya idiya iratta irutta agutta aagutta bahuda bahudu tumba thumba swalpa galu gala',
  yesNo: {
    opening: '',
    closing:
      'ಅಲ್ವಾ|ಅಲ್ಲವೇ|ಇಲ್ವಾ|ತಾನೇ|ಹೌದಾ|ಅಲ್ವ|alva|allava|ilva|tane|taane|houda|ತಾನೆ|ಅಲ್ವಾ ಇದು|ಅಲ್ಲವಾ|allavaa|alwa|howda|haudalva',
    endings: 'ದೀರಲ್ಲ|ದೀರಲ್ವ|ತ್ತಲ್ಲ|ದ್ರಲ್ಲ|ಾ|ಯೇ|ವೇ|ದೇ|ಲೇ|ಕೇ',
    within: 'ತಾನೇ|ತಾನೆ|tane|taane',
    asksFor: '',
    tags: 'ಅಲ್ವಾ|ಅಲ್ಲವೇ|ತಾನೇ|ಅಲ್ವ|ಇಲ್ವಾ|ಇಲ್ಲವಾ|ಇಲ್ಲವೋ|alva|allava|tane|taane|ilva|illava|ತಾನೆ|alwa',
    hopes: '',
    futures: '',
  },
  sentences,
  romanisation,
  loanwords,
  latinSentences: null,
  questions: async () => {
    const [{ questions }, { topicQuestions }, { situations }] = await Promise.all([
      import('./questions.ts'),
      import('./topic-questions.ts'),
      import('./situations.ts'),
    ])
    return { questions, topicQuestions: joinedTopics(topicQuestions, situations) }
  },
}
