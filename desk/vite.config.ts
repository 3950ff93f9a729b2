import { cpSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { brand } from '../content/facts/brand.ts'
import { en } from './words/en.ts'

const out = 'build/desk'

/** What names the business: the page's head, and how the desk installs as an app. */
function named(): Plugin {
  const values: Record<string, string> = {
    BRAND: brand.name,
    NOSCRIPT: en.shell.needsScript,
    THEME_LIGHT: brand.themeColor.light,
    THEME_DARK: brand.themeColor.dark,
  }
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/desk/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: 'named',
    transformIndexHtml: (html) =>
      html.replace(/%([A-Z_]+)%/g, (whole, name) => values[name] ?? whole),
    generateBundle() {
      const manifest = {
        name: `${brand.name} ${en.shell.desk}`,
        short_name: `${brand.name} ${en.shell.desk}`,
        lang: 'en-IN',
        id: '/desk/',
        start_url: '/desk/',
        scope: '/desk/',
        display: 'standalone',
        background_color: brand.themeColor.light,
        theme_color: brand.themeColor.light,
        icons: [
          icon('icon-192', 192, 'any'),
          icon('icon-512', 512, 'any'),
          icon('icon-maskable-512', 512, 'maskable'),
        ],
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      })
    },
    writeBundle: () => cpSync('site/public/icons', `${out}/icons`, { recursive: true }),
  }
}

export default defineConfig({
  root: 'desk',
  base: '/desk/',
  publicDir: false,
  envPrefix: 'PUBLIC_',
  plugins: [tailwindcss(), named()],
  build: {
    outDir: `../${out}`,
    emptyOutDir: true,
    target: 'es2022',
    // A policy that allows nothing inline: no data: addresses either.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { desk: 'desk/index.html', 'service-worker': 'desk/service-worker.ts' },
      output: {
        // A service worker is found at the same address for ever.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/desk/calls': `http://localhost:${process.env.SERVICE_PORT ?? 3001}` },
  },
})
