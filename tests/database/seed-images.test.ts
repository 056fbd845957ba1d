import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

import { startEmbeddedBackend, type EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { readLocalConfig } from '../../supabase/local/local-config.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const files = new URL('../../supabase/seeds/case-studies/', import.meta.url)
const publicPath = '/storage/v1/object/public/case-studies/'

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const storedNames = (from: EmbeddedBackend) =>
  from.query<{ name: string }>(
    `select name from storage.objects where bucket_id = 'case-studies' order by name`,
  )

test('the image URLs of the seeded case studies are exactly the files in supabase/seeds/case-studies, and each URL returns a WebP image with as many bytes as its file', async () => {
  const urls = await backend.query<{ url: string }>(
    `select distinct url from public.case_studies, unnest(array[featured_image, testimonial_image]) as url
     where url is not null`,
  )
  expect(urls.map(({ url }) => url.replace(publicPath, '')).toSorted()).toEqual(readdirSync(files).toSorted())
  for (const { url } of urls) {
    const response = await backend.handle(new Request(`http://localhost${url}`), null)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const bytes = await response.arrayBuffer()
    expect(bytes.byteLength).toBe(statSync(new URL(url.replace(publicPath, ''), files)).size)
  }
})

test('all versions of a seeded study have the same images', async () => {
  const rows = await backend.query(
    `select slug from public.case_studies group by slug
     having count(distinct coalesce(featured_image, '')) > 1 or count(distinct coalesce(testimonial_image, '')) > 1`,
  )
  expect(rows).toEqual([])
})

test.each(readdirSync(files))('the seeded image %s is smaller than 60 kB', (file) => {
  expect(statSync(new URL(file, files)).size).toBeLessThan(60_000)
})

test('a seeded image that was deleted from the bucket is not uploaded again when a backend starts with the same data folder', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tidebridge-images-'))
  const first = await startEmbeddedBackend({ dataFolder })
  expect(await storedNames(first)).toEqual(await storedNames(backend))
  await first.query(`delete from storage.objects where name = 'duos-basement.webp'`)
  await first.close()
  const second = await startEmbeddedBackend({ dataFolder })
  expect((await storedNames(second)).map(({ name }) => name)).toEqual(
    readdirSync(files).filter((name) => name !== 'duos-basement.webp'),
  )
  await second.close()
  await rm(dataFolder, { recursive: true })
})

test('config.toml and the migrations give the bucket case-studies the same visibility, size limit and MIME types', async () => {
  const [bucket] = await backend.query<Record<string, unknown>>(
    `select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'case-studies'`,
  )
  const { buckets } = readLocalConfig().storage
  expect(buckets['case-studies']).toMatchObject({
    public: bucket?.public,
    file_size_limit: `${Number(bucket?.file_size_limit) / 2 ** 20}MiB`,
    allowed_mime_types: bucket?.allowed_mime_types,
  })
})
