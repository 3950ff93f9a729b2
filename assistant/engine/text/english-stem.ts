/** 'recordings', 'recorded' and 'record' are one word here. */
export function englishStem(word: string): string {
  if (word.length < 4) return word
  const plain = word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:s|x|ch|sh))es$/, '')
    .replace(/(?<![su])s$/, '')
  const bare = plain.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/, '')
  const stem = bare.length >= 3 ? bare : plain
  // 'price' and 'pricing' meet, 'made' and 'mad' do not.
  return (stem.length > 4 ? stem.replace(/e$/, '') : stem).replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}
