/** A headline whose hyphenated words stand on one line each: "E-commerce", and not "E-" above the rest. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
