/** What the function `publication_state` of the database returns (D83). */
export interface PublicationState {
  /** The last change that visitors may see. */
  changed_at: string
  /** The first change that is not online, or null. */
  waiting_since: string | null
  waiting_minutes: number | null
  has_hook: boolean
  /** Why the last call of the build hook failed, such as `status 404`. */
  hook_failure: string | null
  /** Null if the job has never run. */
  job_idle_minutes: number | null
}

/** The content of `/build.json`. */
export interface Build {
  time: string
  /** The `changed_at` of the content that the build shows. */
  content: string
  /** URL of the hosted project, or '' for an embedded backend. */
  project: string
  /** Publishable key of the project. */
  key: string
}

/** Returns the cause why changes do not get online by themselves, and what to do, or null. */
export function publicationFault(state: PublicationState, patienceMinutes: number) {
  const { job_idle_minutes: idle, hook_failure: failure, waiting_minutes: waiting, has_hook } = state
  if (idle === null || idle >= 10)
    return {
      problem: `The job of each minute ${idle === null ? 'has never run' : `has not run for ${idle} minutes`}`,
      remedy:
        'Activate the job each-minute (Integrations → Cron, in the dashboard of Supabase). If it is missing, push all migrations.',
    }
  if (has_hook && failure)
    return {
      problem: `The build hook fails (${failure})`,
      remedy: 'Create a new hook at the host, and store its URL as build_hook_url (docs/deploy.md).',
    }
  if (waiting === null || waiting < patienceMinutes) return null
  return {
    problem: `What was changed ${waiting} minutes ago is not online`,
    remedy: has_hook
      ? 'Look at the last build at the host: it has failed, or was not published.'
      : 'Start a build at the host, or create a build hook (docs/deploy.md).',
  }
}
