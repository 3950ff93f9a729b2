import type { Plugin } from 'vite'

const source = 'react/jsx-runtime'
const plain = '\0plain-jsx-runtime'

/**
 * React's own file is CommonJS: every element of the site would be made through a look-up on its
 * exports. By names of a module they are shorter, some hundred bytes on each page.
 */
export const plainJsx = (): Plugin => ({
  name: 'plain-jsx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) => (id === source && importer !== plain ? plain : null),
  load: (id) =>
    id === plain
      ? `import * as runtime from '${source}'; export const { Fragment, jsx, jsxs } = runtime`
      : null,
})
