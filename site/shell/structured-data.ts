import type {
  Article as ArticleData,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product,
  WithContext,
} from 'schema-dts'
import type { Article } from '#content/article.ts'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import type { FaqItem } from '#content/faq.ts'
import { currency, plans } from '#content/plans.ts'
import { absolute, socialPicture } from './head.ts'

const context = 'https://schema.org' as const

type Crumb = { name: string; path: string }

export const breadcrumbs = (...crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(path),
  })),
})

export const organization = (): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  description: brand.description,
  email: brand.supportEmail,
  sameAs: brand.social.map(({ url }) => url).filter((url) => url !== ''),
})

const prices = plans.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))

export const product = (): WithContext<Product> => ({
  '@context': context,
  '@type': 'Product',
  name: brand.name,
  description: brand.description,
  image: absolute(socialPicture('/home')),
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: plans.length,
    url: absolute('/pricing'),
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    reviewCount: claims.rating.reviews,
  },
})

export const questions = (items: readonly FaqItem[]): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const articleData = (article: Article): WithContext<ArticleData> => ({
  '@context': context,
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  dateModified: article.updated,
  image: absolute(socialPicture(`/blog/${article.slug}`)),
  author: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  mainEntityOfPage: absolute(`/blog/${article.slug}`),
})
