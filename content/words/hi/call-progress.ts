import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} पर आपकी कॉल',
  steps: { asked: 'अनुरोध', ringing: 'घंटी', talking: 'बातचीत', ended: 'पूरी' },
  states: {
    person: 'हमारी टीम से कोई आपको कॉल करेगा',
    queued: 'आपकी कॉल कतार में है',
    dialling: 'आपका नंबर मिलाया जा रहा है',
    ringing: 'आपका फ़ोन बज रहा है',
    talking: 'आप कॉल पर हैं',
    ended: 'कॉल पूरी हुई',
    missed: 'कॉल नहीं लग पाई',
    unheard: 'कॉल का क्या हुआ, पता नहीं चला',
  },
  notes: {
    person: `यहाँ कॉल हमारी टीम खुद करती है: फ़ुरसत मिलते ही कोई आपको कॉल करेगा, आज रात ${callingHours.to - 12} बजे तक, नहीं तो कल सुबह ${callingHours.from} बजे से।`,
    personLater:
      'यहाँ कॉल हमारी टीम खुद करती है। कॉल शुरू होने का समय: {time}। उसके बाद फ़ुरसत मिलते ही कोई आपको कॉल करेगा।',
    queued: 'लाइन खाली होते ही आपको कॉल आएगी।',
    queuedLater: 'आपको कॉल आएगी: {time}, या उसके बाद लाइन खाली होते ही।',
    dialling: 'एक मिनट के भीतर घंटी बजनी चाहिए। फ़ोन पास रखें।',
    ringing: `फ़ोन उठाएँ: ${brand.name} लाइन पर है।`,
    talking: 'वही पूछें जो आपके ग्राहक पूछते हैं। “रख लीजिए” कहेंगे, तो बातचीत बाद में यहाँ दिखेगी।',
    ended: 'बातचीत यहाँ नहीं दिखाई जाती: वह तभी दिखती है जब कॉल पर “रख लीजिए” कहा गया हो।',
    missed: 'फ़ोन नहीं उठा, लाइन व्यस्त थी या नेटवर्क नहीं मिला। एक घंटे बाद फिर से कॉल माँग सकते हैं।',
    unheard: 'लाइन से कोई सूचना नहीं आई। फ़ोन न बजा हो, तो एक घंटे बाद फिर से कॉल माँग सकते हैं।',
  },
  said: 'जो कहा गया',
  speakers: { user: 'आप', model: brand.name },
  back: 'फ़ॉर्म पर वापस जाएँ',
}
