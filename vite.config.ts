import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { siteCalls } from './contract/calls.ts'
import { FORMS_FOLDER } from './contract/form-pages.ts'
import { callPaths, DESK_CALLS, servicePaths } from './contract/service-paths.ts'
import { articleSource } from './scripts/build/article-source-plugin.ts'
import { defaultCovers } from './scripts/build/default-covers-plugin.ts'
import { firstPictures } from './scripts/build/first-pictures-plugin.ts'
import { plainJsx } from './scripts/build/plain-jsx.ts'
import { qrCode } from './scripts/build/qr-code-plugin.ts'
import { isNotOnEveryPage, scriptFiles } from './scripts/build/script-files.ts'

// The calls that the service answers: in development the site's server passes them on.
const serviceCalls = `^(${[
  ...callPaths(Object.values(siteCalls)),
  `(/\\w+)?${FORMS_FOLDER}`,
  DESK_CALLS,
  ...Object.values(servicePaths),
].join('|')})`

/** A hash is what cannot be compressed, in every page and every import: six signs of 64 tell two builds apart. */
const named = 'assets/[name]-[hash:6]'
const fileNames = {
  entryFileNames: `${named}.js`,
  chunkFileNames: `${named}.js`,
  assetFileNames: `${named}[extname]`,
}

export default defineConfig(({ isPreview }) => ({
  envPrefix: 'PUBLIC_',
  publicDir: 'site/public',
  // Fixed at build, so that a page built in December hydrates in January.
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  plugins: [
    tailwindcss(),
    articleSource(),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm], rehypePlugins: [rehypeSlug] }),
    defaultCovers(),
    firstPictures(),
    qrCode(),
    plainJsx(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // What every page has loaded by itself need not be listed with each part that comes later.
    modulePreload: { resolveDependencies: (_part, files) => files.filter(isNotOnEveryPage) },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: scriptFiles, ...fileNames } } },
    },
    // Inline scripts stand in every page as this build writes them, the router's own among them. Files have the names
    // that our code knows them by: none is fetched a second time.
    ssr: {
      build: {
        minify: true,
        rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } },
      },
      resolve: { noExternal: ['react-router'] },
    },
  },
  // Pages are rendered through the preview server, the forms' own among them.
  preview: { proxy: {} },
  server: {
    // Pages are rendered once: looking after every file of the project would cost two seconds.
    ...(isPreview && { watch: null }),
    proxy: {
      [serviceCalls]: `http://localhost:${process.env.SERVICE_PORT ?? 3001}`,
      '^/desk/(?!calls/)': `http://localhost:${process.env.DESK_DEV_PORT ?? 3002}`,
    },
  },
}))
