import { z } from 'zod'
import { choices, groups } from '../env.ts'

export type Setting = {
  name: string
  /** The default as it would be written, or null when there is none. */
  default: string | null
  meaning: string
  secret: boolean
  /** 'MAILER=smtp' when the setting matters only under that choice. */
  onlyWith: string | null
  group: string
}

/** Every setting with its default and meaning, for the operations guide and `.env.example`. */
export const settings: readonly Setting[] = Object.entries(groups).flatMap(([group, schema]) => {
  if (schema instanceof z.ZodObject) return describeShape(group, schema.shape, null)
  return schema.options.flatMap((option, index) => {
    const [discriminator, ...rest] = Object.keys(option.shape)
    const name = discriminator as keyof typeof choices
    const shape = option.shape as Record<string, z.ZodType>
    const value = (shape[name] as z.ZodLiteral<string>).value
    const own = Object.fromEntries(rest.map((key) => [key, shape[key] as z.ZodType]))
    const head: Setting[] =
      index > 0 ? [] : [{ name, ...choices[name], secret: false, onlyWith: null, group }]
    return [...head, ...describeShape(group, own, `${name}=${value}`)]
  })
})

function describeShape(
  group: string,
  shape: Record<string, z.ZodType>,
  onlyWith: string | null,
): Setting[] {
  return Object.entries(shape).map(([name, schema]) => {
    const meta = schema.meta() as { description?: string; secret?: boolean } | undefined
    return {
      name,
      default: defaultText(schema),
      meaning: meta?.description ?? '',
      secret: meta?.secret ?? false,
      onlyWith,
      group,
    }
  })
}

/** Walks to the innermost schema, where the default is still the text that would be written. */
function defaultText(schema: z.ZodType): string | null {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue)
  if (schema instanceof z.ZodPipe) return defaultText(schema.def.in as z.ZodType)
  return null
}
