import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'दहा भारतीय भाषांतले नमुना कॉल',
    description: `${brand.name} फोनवर काय बोलते, शब्दशः: लिहिलेले दहा कॉल, लखनौच्या क्लिनिकपासून भुवनेश्वरच्या टूर बुकिंगपर्यंत, प्रत्येक कॉल मराठीतही.`,
  },
  heading: 'दहा कॉल, शब्दशः',
  lead: 'प्रत्येक कॉल नमुना म्हणून लिहिला आहे: एक व्यवसाय, एक शहर आणि शेवटी पूर्ण झालेलं एक काम. होम पेजवर तुम्ही ते ऐकूही शकता.',
}
