import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articleSlugs } from '../content/article-slugs.ts'
import { industries } from '../content/industries.ts'
import { formPaths } from '../contract/form-pages.ts'

export default [
  index('routes/start.tsx'),
  route('home', 'routes/home.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('service', 'routes/service.tsx'),
  route('about', 'routes/about.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('founder', 'routes/founder.tsx'),
  route('blog', 'routes/blog-layout.tsx', [
    index('routes/blog.tsx'),
    layout(
      'routes/article.tsx',
      articleSlugs.map((slug) => route(slug, `../content/articles/${slug}.mdx`)),
    ),
  ]),
  ...industries.map(({ slug }) => route(slug, 'routes/industry.tsx', { id: `industry/${slug}` })),
  route(formPaths.enquiry, 'routes/forms/enquiry.tsx'),
  route(formPaths.enquiryThanks, 'routes/forms/enquiry-thanks.tsx'),
  route(formPaths.demoCall, 'routes/forms/demo-call.tsx'),
  route(formPaths.demoCallThanks, 'routes/forms/demo-call-thanks.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
