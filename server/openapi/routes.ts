import { Hono } from 'hono'
import type { Call } from '#contract/call.ts'
import { servicePaths } from '#contract/service-paths.ts'
import type { AppEnv } from '../http/call.ts'
import { nameRoute } from '../http/route-name.ts'
import { openApiDocument } from './document.ts'

export function openApiRoutes(table: Record<string, Call>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  let document: string | null = null
  app.get(servicePaths.openApi, (c) => {
    nameRoute(c.env.outgoing, 'openapi')
    c.header('Cache-Control', 'public, max-age=300')
    c.header('Content-Type', 'application/json')
    document ??= JSON.stringify(openApiDocument(table), null, 2)
    return c.body(document)
  })
  return app
}
