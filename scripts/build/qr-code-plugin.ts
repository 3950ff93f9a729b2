import type { Plugin } from 'vite'
import { brand } from '../../content/facts/brand.ts'
import { qrPath } from './qr-path.ts'
import { virtualModule } from './virtual-module.ts'

/** `virtual:qr-code` is our address as a QR code, drawn at build: in a browser it would cost 10 ms. */
export const qrCode = (): Plugin => ({
  name: 'qr-code',
  ...virtualModule(
    'virtual:qr-code',
    () => `export const qrCode = ${JSON.stringify(qrPath(brand.origin))}`,
  ),
})
