import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { industries } from '../content/industries/all.ts'

/** In English under its own name, in every other language also under the tag of that. */
const page = (path: string, file: string, options: { id?: string } = {}) =>
  route(`:language?/${path}`, file, options)

export default [
  index('routes/start.tsx'),
  page('home', 'routes/home.tsx'),
  page('pricing', 'routes/pricing.tsx'),
  page('service', 'routes/service.tsx'),
  page('about', 'routes/about.tsx'),
  page('faq', 'routes/faq.tsx'),
  page('privacy', 'routes/privacy.tsx'),
  page('my-data/:answer?', 'routes/my-data.tsx'),
  page('founder', 'routes/founder.tsx'),
  page('example-calls', 'routes/example-calls.tsx'),
  page('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  ...industries.map(({ slug }) => page(slug, 'routes/industry.tsx', { id: `industry/${slug}` })),
  page('forms/:form/:thanks?', 'routes/forms.tsx'),
  route('words/:language/:part', 'routes/words.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
