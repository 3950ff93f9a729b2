import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} वर तुमचा कॉल',
  steps: { asked: 'विनंती', ringing: 'रिंग', talking: 'बोलणं', ended: 'पूर्ण' },
  states: {
    person: 'आमच्या टीममधून कोणीतरी तुम्हाला कॉल करेल',
    queued: 'तुमचा कॉल रांगेत आहे',
    dialling: 'तुमचा नंबर लावतो आहोत',
    ringing: 'तुमचा फोन वाजतो आहे',
    talking: 'तुम्ही कॉलवर आहात',
    ended: 'कॉल पूर्ण झाला',
    missed: 'कॉल लागला नाही',
    unheard: 'कॉलचं काय झालं ते कळलं नाही',
  },
  notes: {
    person: `इथे कॉल आमची टीम स्वतः करते: कोणी मोकळं होताच तुम्हाला कॉल करेल, आज रात्री ${callingHours.to - 12} पर्यंत, नाहीतर उद्या सकाळी ${callingHours.from} पासून.`,
    personLater:
      'इथे कॉल आमची टीम स्वतः करते. कॉल सुरू होण्याची वेळ: {time}. त्यानंतर कोणी मोकळं होताच तुम्हाला कॉल करेल.',
    queued: 'लाइन मोकळी होताच तुम्हाला कॉल येईल.',
    queuedLater: 'तुम्हाला कॉल येईल: {time}, किंवा त्यानंतर लाइन मोकळी होताच.',
    dialling: 'एका मिनिटात फोन वाजायला हवा. फोन जवळ ठेवा.',
    ringing: `फोन उचला: ${brand.name} लाइनवर आहे.`,
    talking: 'तुमचे ग्राहक विचारतील तेच विचारा. “keep it” म्हटलं, तर बोलणं नंतर इथे दिसेल.',
    ended: 'बोलणं इथे दाखवलं जात नाही: कॉलवर “keep it” म्हटलं असेल तरच ते दिसतं.',
    missed:
      'फोन उचलला गेला नाही, लाइन व्यस्त होती किंवा नेटवर्क मिळालं नाही. एका तासानंतर पुन्हा कॉल मागू शकता.',
    unheard: 'लाइनकडून काही कळलं नाही. फोन वाजला नसेल, तर एका तासानंतर पुन्हा कॉल मागू शकता.',
  },
  said: 'काय बोलणं झालं',
  speakers: { user: 'तुम्ही', model: brand.name },
  back: 'फॉर्मवर परत जा',
}
