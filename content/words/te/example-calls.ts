import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'పది భారతీయ భాషల్లో ఉదాహరణ కాల్స్',
    description: `ఫోన్‌లో ${brand.name} ఏం మాట్లాడుతుందో పొల్లుపోకుండా చదవండి: లక్నో క్లినిక్ నుంచి భువనేశ్వర్ టూర్ డెస్క్ వరకు పది కాల్స్, ప్రతిదానికీ తెలుగు అర్థంతో.`,
  },
  heading: 'పది కాల్స్, పొల్లుపోకుండా',
  lead: 'ఇవన్నీ ఉదాహరణలుగా రాసినవి: ఒక వ్యాపారం, ఒక ఊరు, చివరికి పూర్తయిన ఒక పని. హోమ్ పేజీలో వీటిని వినొచ్చు.',
}
