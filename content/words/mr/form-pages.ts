import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'चौकशी पाठवा',
    description: 'तुमचे ग्राहक कशाबद्दल फोन करतात ते सांगा. आम्ही फोनवर किंवा ईमेलवर उत्तर देऊ.',
    heading: 'आमच्याशी बोला',
  },
  demoCall: {
    title: 'मोफत टेस्ट कॉल मिळवा',
    description: `तुमचा मोबाइल नंबर द्या आणि एका मिनिटात ${brand.name} ला फोनवर ऐका.`,
    heading: 'मोफत टेस्ट कॉल मिळवा',
  },
  enquiryThanks: {
    title: 'तुमची चौकशी पाठवली',
    description: 'तुमची चौकशी आम्हाला मिळाली. या पेजवर दिलेल्या वेळेत आम्ही उत्तर देऊ.',
    heading: 'धन्यवाद',
  },
  demoCallThanks: {
    title: 'तुमचा टेस्ट कॉल येतो आहे',
    description: 'तुमचा मोबाइल नंबर आम्हाला मिळाला. या पेजवर दिलेल्या वेळी आम्ही फोन करू. फोन जवळ ठेवा.',
    heading: 'धन्यवाद',
  },
  reference: 'तुमचा रेफरन्स: {id}',
  action: 'होम पेजवर परत',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'हे आमच्या पेजवरून आलं नाही, म्हणून काहीही पाठवलं नाही. कृपया इथून पाठवा.',
    tooMany: 'तुमच्या कनेक्शनवरून खूप विनंत्या आल्या आहेत. कृपया नंतर पुन्हा प्रयत्न करा.',
    unexpected: 'काहीतरी चूक झाली. कृपया नंतर पुन्हा प्रयत्न करा.',
    notStored: 'आत्ता आम्हाला काही साठवता येत नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
    tooLarge: 'हे पाठवण्यासाठी खूप मोठं आहे. कृपया कमी लिहा.',
    paused: 'टेस्ट कॉल सध्या बंद आहेत. कृपया नंतर पुन्हा प्रयत्न करा.',
    notWanted: 'या नंबरवर फोन करू नये असं सांगितलं आहे.',
    notDialled: 'कॉल लागला नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
  },
}
