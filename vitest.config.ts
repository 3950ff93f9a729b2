import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{assistant,content,contract,site,desk,server,scripts,media}/**/*.test.{ts,tsx}'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // Ends what hangs; a machine that is busy with other things may take many times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
