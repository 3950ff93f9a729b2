import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{assistant,content,contract,site,server,scripts,media}/**/*.test.{ts,tsx}'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
