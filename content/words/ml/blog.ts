import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ബ്ലോഗ്: ഇന്ത്യയിലെ AI വോയ്സ്, ചാറ്റ്, സപ്പോർട്ട്',
    description:
      'ഇന്ത്യയിൽ സപ്പോർട്ട് ഡെസ്ക് നടത്തുന്നവർക്കുള്ള ലേഖനങ്ങൾ: AI ഏജന്റ് നന്നായി ചെയ്യുന്നത് എന്ത്, ചെലവെത്ര, എവിടെ പിഴയ്ക്കും, ചെറുതായി എങ്ങനെ തുടങ്ങാം.',
  },
  heading: 'ഫോണിന്റെ മറുതലയ്ക്കൽനിന്ന് ചില\u00a0കുറിപ്പുകൾ',
  lead: 'ഇന്ത്യയിൽ സപ്പോർട്ട് ഡെസ്ക് നടത്തുന്നവർക്ക്: AI\u00a0ഏജന്റ് നന്നായി ചെയ്യുന്നത് എന്ത്, ചെലവെത്ര, എവിടെ പിഴയ്ക്കും, ചെറുതായി എങ്ങനെ തുടങ്ങാം.',
  /** Said where the page itself speaks another language. */
  inEnglish: 'ലേഖനങ്ങൾ ഇംഗ്ലീഷിലാണ്.',
  featuredLabel: 'പ്രധാന ലേഖനം',
  featured: 'പ്രധാനം',
  articlesLabel: 'ലേഖനങ്ങൾ',
  readMore: 'തുടർന്നു വായിക്കൂ',
  readingTime: '{minutes} മിനിറ്റ് വായന',
  loadMore: 'കൂടുതൽ കാണൂ',
  loadLess: 'ചുരുക്കൂ',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'പേജിലേക്കുള്ള വഴി',
  onThisPage: 'ഈ പേജിൽ',
  readNext: 'ഇനി വായിക്കാം',
  table: 'പട്ടിക',
}
