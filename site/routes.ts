import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { articleSlugs } from '../content/articles/all.ts'
import { industries } from '../content/industries/all.ts'
import { formPaths } from '../contract/form-pages.ts'

export default [
  index('routes/start.tsx'),
  route('home', 'routes/home.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('service', 'routes/service.tsx'),
  route('about', 'routes/about.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('my-data/:answer?', 'routes/my-data.tsx'),
  route('founder', 'routes/founder.tsx'),
  route('example-calls', 'routes/example-calls.tsx'),
  route('blog', 'routes/blog.tsx'),
  // One by one, so that an address without an entry is no page of theirs.
  ...articleSlugs.map((slug) =>
    route(`blog/${slug}`, 'routes/article.tsx', { id: `article/${slug}` }),
  ),
  ...industries.map(({ slug }) => route(slug, 'routes/industry.tsx', { id: `industry/${slug}` })),
  route(formPaths.enquiry, 'routes/forms/enquiry.tsx'),
  route(formPaths.enquiryThanks, 'routes/forms/enquiry-thanks.tsx'),
  route(formPaths.demoCall, 'routes/forms/demo-call.tsx'),
  route(formPaths.demoCallThanks, 'routes/forms/demo-call-thanks.tsx'),
  route('words/:language/chat.json', 'routes/chat-words.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
