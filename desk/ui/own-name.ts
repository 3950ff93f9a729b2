/** A language by its own name: हिन्दी, தமிழ், English. */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
