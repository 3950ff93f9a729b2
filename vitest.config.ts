import { defineConfig } from 'vitest/config'

const filesIn = (rooms: string) => [`{${rooms}}/**/*.test.{ts,tsx}`]

export default defineConfig({
  test: {
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // They end what hangs. A busy machine takes a test of three seconds a minute.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [
      // Neither they nor their modules change anything global: files share them, and with them the assistant's model.
      {
        extends: true,
        test: {
          name: 'shared-modules',
          include: filesIn('assistant,content,contract,media'),
          isolate: false,
        },
      },
      // Services with ports, signals and a database, and parts of pages with a document of their own.
      {
        extends: true,
        test: { name: 'own-process', include: filesIn('site,desk,server,scripts') },
      },
    ],
  },
})
