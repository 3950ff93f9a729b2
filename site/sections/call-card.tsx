import type { Words } from '#content/words/words.ts'
import { Waveform } from './waveform.tsx'

/** A call as the product sees it: who, how long, the voice, and the words in two languages. */
export function CallCard({ call }: { call: Words['home']['hero']['call'] }) {
  return (
    <figure className="w-full max-w-[27rem] rounded-card bg-[#FBF9F4] p-5 text-[#0F1F18] shadow-lifted sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center lg:justify-self-end">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-[#0F1F18]/12 pb-4 text-small">
        <span>
          <strong className="font-strong">{call.title}</strong> · {call.place}
        </span>
        <span className="tabular-nums">{call.time}</span>
      </figcaption>
      <Waveform played={0.6} className="my-5 h-14 w-full" />
      <ul className="grid gap-3">
        {call.lines.map(({ speaker, lang, text, english }) => (
          <li
            key={text}
            className={`line-in w-[88%] rounded-small px-4 py-2.5 ${
              speaker === 'caller'
                ? 'rounded-bl-none bg-[#FDEBD3]'
                : 'justify-self-end rounded-br-none bg-[#E4F4E9]'
            }`}
          >
            <span lang={lang} className="block text-[1.0625rem] leading-snug">
              {text}
            </span>
            <span className="block text-fine text-[#46544C]">{english}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
