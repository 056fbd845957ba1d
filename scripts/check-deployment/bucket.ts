import { jsonOf, type Finding, type Project } from './deployment'

const section = 'Create the database'

export async function checkBucket({ url, publishableKey, send }: Project): Promise<Finding[]> {
  const storage = `${url}/storage/v1/object`
  const [file, list] = await Promise.all([
    send(`${storage}/public/case-studies/this-file-does-not-exist.png`),
    send(`${storage}/list/case-studies`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '', limit: 1 }),
    }),
  ])
  if ((await file.text()).includes('Bucket not found')) {
    return [
      {
        problem: `The bucket case-studies does not exist in ${url} or is not public. Pictures cannot be stored or shown.`,
        remedy: 'Push the migrations to this project, which create the bucket.',
        section,
      },
    ]
  }
  const files = list.ok ? await jsonOf(list) : []
  if (Array.isArray(files) && files.length === 0) return []
  return [
    {
      problem: `Visitors can list the files of the bucket case-studies in ${url}, including pictures of drafts.`,
      remedy:
        'Delete policies of `storage.objects` that are not in supabase/migrations/ (Storage → Policies).',
      section,
    },
  ]
}
