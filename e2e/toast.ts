import type { Page } from '@playwright/test'

export const toast = (page: Page, kind: 'success' | 'warning' | 'error', text: string) =>
  page.locator(`.Toastify__toast--${kind}`, { hasText: text })
