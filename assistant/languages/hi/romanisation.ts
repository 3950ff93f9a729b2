import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  letters: {},
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/aa/g, 'a'],
    [/ee$/g, 'i'],
    [/jny/g, 'gy'],
  ],
  amongEnglish: {
    apart: 'ka ki ke ko mein mai pe',
    glued: 'mein',
    words:
      'kya kaise kaisa kaisi kitna kitne kitni kab kahan kidhar kaun kaunsa konsa konsi kaunsi kyu kyun kyon hai hain hoga hogi honge tha hota hoti hote kar karo karna karni karega karta karti karte karke karwana milega milegi milenge milta milti chahiye chaiye batao bataiye bata batayega dedo dena dijiye lena lene lagega lagegi lagta lagti chalega chalegi padega padegi jayega jayegi rahega rahegi sakta sakti sakte mera mere meri mujhe mujhko humara humari hamara hamari humko hume aap apna apni apne aapka aapki aapke tumhara iska iski uska uski bina sath saath liye aur lekin magar toh bhi sirf bhai yaar kuch koi sab sabse zyada jyada kam accha acha theek thik nahi nahin matlab abhi baad pehle wala wali wale lagat kharch kharcha bara mehnga sasta raat mahina mahine saal log baar khatam khatm bekar adha adhi aadha aadhi bole bola bolo atak upar neeche jaunga jaungi',
    verbs:
      'rega regi renge yega yegi yenge gega gegi kega kegi kenge dega degi hega hegi lega legi unga ungi',
  },
}
