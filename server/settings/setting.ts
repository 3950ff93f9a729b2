import { z } from 'zod'

// Builders for settings: each is a schema of an environment variable's text with a default, the
// meaning that the operations guide prints, and a message that says how to mend a wrong value.

type Common = { meaning: string; secret?: boolean }

const withMeaning = <T extends z.ZodType>(schema: T, { meaning, secret }: Common): T =>
  schema.meta({ description: meaning, ...(secret ? { secret } : {}) })

export const text = (options: Common & { default: string }) =>
  withMeaning(z.string().default(options.default), options)

export const needed = (options: Common & { mend: string }) =>
  withMeaning(z.string({ error: options.mend }).min(1, { error: options.mend }), options)

export const optionalText = (options: Common) => withMeaning(z.string().optional(), options)

export const address = (options: Common & { default: string }) =>
  withMeaning(httpAddress().default(options.default), options)

export const optionalAddress = (options: Common) => withMeaning(httpAddress().optional(), options)

function httpAddress() {
  return (
    z
      .string()
      .refine((value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value), {
        error: 'use an address that starts with http:// or https://',
        abort: true,
      })
      // fetch refuses such an address each time it is used, so nothing would ever arrive there.
      .refine((value) => new URL(value).username === '' && new URL(value).password === '', {
        error: 'use an address without a user name and password',
      })
  )
}

export const mailbox = (options: Common & { default?: string }) => {
  const schema = z.email({ error: 'use one plain e-mail address, such as team@example.com' })
  return withMeaning(
    options.default === undefined ? schema : schema.default(options.default),
    options,
  ) as z.ZodType<string, string | undefined>
}

export const whole = (options: Common & { default: number; min: number; max: number }) => {
  const error = `use a whole number from ${options.min} to ${options.max}`
  return withMeaning(
    z
      .string()
      .default(String(options.default))
      .refine((value) => /^\d+$/.test(value), { error, abort: true })
      .transform(Number)
      .refine((value) => value >= options.min && value <= options.max, { error }),
    options,
  )
}

/** Days that may be shortened but not exceed their default: that one is promised to visitors. */
export const days = (options: Common & { default: number }) => {
  const error = `use a whole number from 1 to ${options.default}, the days that the privacy page promises (content/facts/retention.ts)`
  return withMeaning(
    z
      .string()
      .default(String(options.default))
      .refine((value) => /^\d{1,6}$/.test(value), { error, abort: true })
      .transform(Number)
      .refine((value) => value >= 1 && value <= options.default, { error }),
    options,
  )
}

export const amount = (options: Common & { default: number; min: number }) => {
  const error = `use a number of ${options.min} or more`
  return withMeaning(
    z
      .string()
      .default(String(options.default))
      .refine((value) => /^\d+(\.\d+)?$/.test(value), { error, abort: true })
      .transform(Number)
      .refine((value) => value >= options.min, { error }),
    options,
  )
}

export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  options: Common & { default: Names[number] },
) => {
  const error = `use ${names.join(', ').replace(/, ([^,]*)$/, ' or $1')}`
  return withMeaning(z.enum(names, { error }).default(options.default as never), options)
}

export const onOff = (options: Common & { default: boolean }) =>
  withMeaning(
    z
      .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'use on or off' })
      .default(options.default ? 'on' : 'off')
      .transform((value) => value === 'on' || value === 'true' || value === '1'),
    options,
  )

/** A comma-separated list whose every entry passes `check`. */
export const list = (
  options: Common & { default: string; check: (entry: string) => boolean; mend: string },
) =>
  withMeaning(
    z
      .string()
      .default(options.default)
      .transform((value) =>
        value
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      )
      .refine((entries) => entries.every(options.check), { error: options.mend }),
    options,
  )

export type Budget = { amount: number; windowMs: number }

const WINDOWS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** '20/hour': how many in which window. */
export const budget = (options: Common & { default: `${number}/${keyof typeof WINDOWS}` }) =>
  withMeaning(
    z
      .string()
      .default(options.default)
      .refine((value) => /^\d+\/(minute|hour|day)$/.test(value), {
        error: 'use a number and a window, such as 20/minute, 20/hour or 20/day',
        abort: true,
      })
      .transform((value): Budget => {
        const [amount, window] = value.split('/') as [string, keyof typeof WINDOWS]
        return { amount: Number(amount), windowMs: WINDOWS[window] }
      }),
    options,
  )

/** '09:00-21:00' as minutes of the day. */
export const hours = (options: Common & { default: string }) =>
  withMeaning(
    z
      .string()
      .default(options.default)
      .refine((value) => /^([01]\d|2[0-4]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/.test(value), {
        error: 'use two times of the day, such as 09:00-21:00',
        abort: true,
      })
      .transform((value) => {
        const [from = 0, to = 0] = value.split('-').map((time) => {
          const [hour = 0, minute = 0] = time.split(':').map(Number)
          return hour * 60 + minute
        })
        return { from, to }
      })
      .refine(({ from, to }) => from < to, { error: 'the first time must be before the second' }),
    options,
  )
