import type { Plugin, Rolldown } from 'vite'

type VirtualModule = Required<Pick<Plugin, 'resolveId' | 'load'>>

/** A module that is on no disk: `write` is asked for its code when something imports it by its name. */
export function virtualModule(
  name: `virtual:${string}`,
  write: (this: Rolldown.PluginContext) => string,
): VirtualModule {
  const resolved = `\0${name}`
  return {
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      return id === resolved ? write.call(this) : undefined
    },
  }
}
