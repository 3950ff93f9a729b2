import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'पूछताछ भेजें',
    description: 'बताएँ कि आपके ग्राहक किस बारे में कॉल करते हैं। हम फ़ोन या ईमेल पर जवाब देंगे।',
    heading: 'हमसे बात करें',
  },
  demoCall: {
    title: 'मुफ़्त टेस्ट कॉल पाएँ',
    description: `अपना मोबाइल नंबर दें, और एक मिनट के भीतर ${brand.name} को फ़ोन पर सुनें।`,
    heading: 'मुफ़्त टेस्ट कॉल पाएँ',
  },
  enquiryThanks: {
    title: 'आपकी पूछताछ भेज दी गई',
    description: 'आपकी पूछताछ हमें मिल गई है। इस पेज पर लिखे समय के भीतर हम जवाब देंगे।',
    heading: 'धन्यवाद',
  },
  demoCallThanks: {
    title: 'आपकी टेस्ट कॉल आने वाली है',
    description: 'आपका मोबाइल नंबर हमें मिल गया है। इस पेज पर लिखे समय पर हम कॉल करेंगे। फ़ोन पास रखें।',
    heading: 'धन्यवाद',
  },
  reference: 'आपका रेफ़रेंस: {id}',
  action: 'होम पेज पर लौटें',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'यह हमारे पेज से नहीं आया, इसलिए कुछ नहीं भेजा गया। कृपया यहाँ से भेजें।',
    tooMany: 'आपके कनेक्शन से बहुत ज़्यादा अनुरोध आए हैं। कृपया बाद में फिर कोशिश करें।',
    unexpected: 'कोई गड़बड़ी हुई। कृपया बाद में फिर कोशिश करें।',
    notStored: 'अभी हम कुछ सेव नहीं कर पा रहे हैं। कृपया एक मिनट में फिर कोशिश करें।',
    tooLarge: 'यह भेजने के लिए बहुत लंबा है। कृपया कम लिखें।',
    paused: 'टेस्ट कॉल फ़िलहाल बंद हैं। कृपया बाद में फिर कोशिश करें।',
    notWanted: 'इस नंबर पर कॉल न करने को कहा गया है।',
    notDialled: 'कॉल नहीं लग पाई। कृपया एक मिनट में फिर कोशिश करें।',
  },
}
