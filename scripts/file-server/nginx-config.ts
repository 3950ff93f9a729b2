import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readConversation } from '#contract/calls/chat.ts'
import { strictTransport } from '#server/http/security-headers.ts'
import { loadServedSite } from '#server/site/served-site.ts'
import type { SiteFile } from '#server/site/site-files.ts'

/** What whoever runs it fills in, as `${NAME}`. */
export const fileServerSettings = {
  SITE_PORT: 'Port that nginx listens on',
  SITE_ROOT: 'Folder of the built site',
  SITE_SERVICE: 'Host and port of the service',
  SITE_SCHEME: 'https where visitors come by https, else http',
  SITE_PRELOAD: 'Empty, or "; preload" where HSTS_PRELOAD is on',
  SITE_LOG: 'Where the access log goes',
} as const

/** Below it stand the ids of conversations. */
const chats = readConversation.path.replace(/:.*/, '')

type Served = { address: string; path: string; file: SiteFile }
type Entry = readonly [key: string, value: string]

/** nginx makes these itself, from the file that it sends. */
const ownHeaders = new Set(['ETag', 'Accept-Ranges'])

/**
 * A configuration of nginx that sends the built files as the service would, and leaves everything
 * else to the service: calls, forms, the desk, redirects, pages that are not found. It is made of the
 * records that the service itself answers from, so that the two cannot say different things.
 */
export function nginxConfig(buildDir: string): string {
  const served = [...loadServedSite(buildDir).files]
    .filter(([address]) => address !== '')
    .map(([address, file]) => ({ address, path: pathOf(buildDir, address), file }))
  const headers = headerNames(served).map((name, index) => ({
    ...{ name, variable: `$site_header_${index}` },
    entries: served.flatMap(({ path, file }): Entry[] => {
      const value = headerOf(file, name)
      return value === undefined ? [] : [[path, value]]
    }),
  }))
  return `# Written by npm run build. Built files are sent from here; all else is the service's.
map_hash_bucket_size 512;
map_hash_max_size 65536;

# The address as it came: one that is written in an unusual way is for the service to judge.
map $request_uri $site_address { "~^(?<site_path>[^?]*)" $site_path; }
map $request_method $site_reads { default "-"; GET ""; HEAD ""; }
${map('$site_reads$site_address', '$site_file', [
  ['default', '/-'],
  ...served.map(({ address, path }): Entry => [address, path]),
])}
${map('$site_file', '$site_encodings', [
  ['default', ''],
  ...served.flatMap(({ path, file }): Entry[] => {
    const encodings = `${file.brotli ? 'br' : ''} ${file.gzip ? 'gzip' : ''}`.trim()
    return encodings === '' ? [] : [[path, encodings]]
  }),
])}
map "$site_encodings:$http_accept_encoding" $site_encoding {
    default "";
    "~^br.*:.*br" br;
    "~gzip:.*gzip" gzip;
}
map $site_encoding $site_suffix { default ""; br .br; gzip .gz; }
map $site_encodings $site_packed { default $site_file; "" /-; }
map $status $site_sent_encoding { default $site_encoding; 304 ""; }
map "\${SITE_SCHEME}" $site_transport { default ""; https "${strictTransport(false)}\${SITE_PRELOAD}"; }
${headers.map(({ variable, entries }) => map('$site_file', variable, [['default', ''], ...entries])).join('\n')}

# Addresses hold what visitors wrote, and chat ids open their conversations.
map $uri $site_logged { default $uri; "~^${chats}" ${chats}-; }
log_format website '$remote_addr [$time_local] "$request_method $site_logged" $status $body_bytes_sent';

upstream website_service { server \${SITE_SERVICE}; keepalive 32; }

server {
    listen \${SITE_PORT};
    root \${SITE_ROOT};
    access_log \${SITE_LOG} website;
    server_tokens off;
    merge_slashes off;
    sendfile on;
    tcp_nopush on;
    types {}
    default_type "";
    if_modified_since off;
    # A message of 5,000 Devanagari letters is 45 KB of address.
    large_client_header_buffers 4 96k;
    # The service has limits of its own.
    client_max_body_size 0;

${headers.map(({ name, variable }) => `    add_header ${name} ${variable};`).join('\n')}
    add_header Strict-Transport-Security $site_transport;
    add_header Content-Encoding $site_sent_encoding;
    add_header Last-Modified "";

    location / {
        max_ranges 0;
        try_files $site_packed$site_suffix @plain;
    }
    location @plain {
        max_ranges 1;
        try_files $site_file @service;
    }
    location @service {
        # What this answers has its own headers, and only those.
        add_header X-Unused "";
        proxy_pass http://website_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto "\${SITE_SCHEME}";
        # Replies come word by word, files go as they arrive, and nothing is asked twice.
        proxy_buffering off;
        proxy_buffer_size 32k;
        proxy_buffers 4 32k;
        proxy_request_buffering off;
        proxy_next_upstream off;
        proxy_read_timeout 1h;
    }
}
`
}

function pathOf(buildDir: string, address: string): string {
  const isFile = statSync(join(buildDir, address), { throwIfNoEntry: false })?.isFile()
  return isFile ? address : `${address}/index.html`
}

const headerNames = (served: readonly Served[]): string[] => [
  ...new Set(
    served.flatMap(({ file }) =>
      file.plain.common.filter((name, index) => index % 2 === 0 && !ownHeaders.has(name)),
    ),
  ),
]

function headerOf({ plain }: SiteFile, wanted: string): string | undefined {
  const at = plain.common.findIndex((name, index) => index % 2 === 0 && name === wanted)
  return at < 0 ? undefined : plain.common[at + 1]
}

const map = (source: string, variable: string, entries: readonly Entry[]): string =>
  [
    `map ${source} ${variable} {`,
    ...entries.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};`),
    '}',
  ].join('\n')

function quoted(text: string): string {
  if (text === 'default') return text
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
