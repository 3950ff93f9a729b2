import { hero } from './hero.ts'
import { heroPhone } from './hero-phone.ts'
import type { Scene } from './scene.ts'
import { serviceSupport } from './service-support.ts'

export const scenes: readonly Scene[] = [hero, heroPhone, serviceSupport]
