declare module 'virtual:qr-code' {
  /** The dark modules as one path, a unit a module. */
  export const qrCode: { d: string; modules: number }
}
