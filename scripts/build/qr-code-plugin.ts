import type { Plugin } from 'vite'
import { brand } from '../../content/brand.ts'
import { qrPath } from './qr-path.ts'

const name = 'virtual:qr-code'
const resolved = `\0${name}`

/** `virtual:qr-code` is our address as a QR code, drawn at build: in a browser it would cost 10 ms. */
export function qrCode(): Plugin {
  return {
    name: 'qr-code',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export const qrCode = ${JSON.stringify(qrPath(brand.origin))}` : undefined,
  }
}
