import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'दस भारतीय भाषाओं में नमूना कॉल',
    description: `${brand.name} फ़ोन पर क्या कहती है, शब्द-दर-शब्द: लिखी हुई दस कॉल, लखनऊ के क्लिनिक से भुवनेश्वर की टूर बुकिंग तक, हर एक हिन्दी में भी।`,
  },
  heading: 'दस कॉल, शब्द-दर-शब्द',
  lead: 'हर कॉल नमूने के तौर पर लिखी गई है: एक कारोबार, एक शहर, और आखिर में एक पूरा हुआ काम। होम पेज पर आप इन्हें सुन भी सकते हैं।',
}
