import type { Rolldown } from 'vite'

/**
 * How the site's scripts are packed: React, the router, and what two pages share. Left alone the bundler writes a
 * file for every set of pages that share a module (decision 0078). What comes later, the chat's window among it, is
 * left to the bundler.
 */
export const scriptFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    // Two files: a phone takes in one as large as both in one go.
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 1 },
    { name: 'shared', tags: ['$initial'], minShareCount: 2 },
  ],
}

export const isNotOnEveryPage = (file: string): boolean =>
  !/^assets\/(?:rolldown-runtime|react|router|shared)-/.test(file)
