import { fold, skeleton } from '../text/fold.ts'

/** English words that the sentences use in native letters; in Latin letters they keep their spelling. */
const WORDS =
  'recording record demo analytics advanced basic appointment scheduling mobile app support custom flexible credit pricing multiagent agent number form home page phone dashboard link site website order parcel delivery courier hotel restaurant travel booking book healthcare online store finance financial system software help desk knowledge messaging message platform line team office data delete update privacy policy blog card business report lab doctor clinic hospital voice inbound outbound ticket summary trial setup install calculator calendar test file server cookie refund quotation bill balance commerce call chat email mail plan contact tracker browser channel manager check-in export upload hold transfer staff training video guarantee franchise reseller internship partner auditor loan broker campaign pick-up flight tour table room return exchange stock address template product customer marketing subscription log hosting window send coding encryption uptime coupon discount invoice code self-service service issue follow-up reminder confirmation transcript emergency nurse token opd billing complaint press spam newsletter draft classify priority sentiment'.split(
    ' ',
  )

const SHORTEST_SOUND = 3
const SHORTEST_BONES = 4

const bySound = new Map(WORDS.map((word) => [fold(word), word]))
const byBones = new Map(
  WORDS.flatMap((word) => {
    const bones = skeleton(fold(word))
    return bones.length < SHORTEST_BONES ? [] : [[bones, word] as const]
  }),
)

/** The English word that a romanised one sounds like, if it is one of those that are used. */
export function englishFor(latin: string): string | null {
  const sound = fold(latin)
  if (sound.length < SHORTEST_SOUND) return null
  return bySound.get(sound) ?? byBones.get(skeleton(sound)) ?? null
}
