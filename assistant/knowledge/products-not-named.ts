/**
 * Platforms that businesses ask to have connected, by the names they type in any language: no page of the site names
 * one of them. Products of a kind that a page does name, such as CRM systems, are words of each language.
 */
export const productsNotNamed: readonly string[] = [
  'swiggy',
  'zomato',
  'makemytrip',
  'goibibo',
  'oyo',
  'agoda',
  'airbnb',
  'irctc',
  'redbus',
  'practo',
  'amazon',
  'flipkart',
  'meesho',
  'myntra',
  'tally',
  'petpooja',
]
