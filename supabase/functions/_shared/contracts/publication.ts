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
  /** Null if the job has not reached the function `send-contact-email` for a day. */
  mail_idle_minutes: number | null
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

export interface PublicationFault {
  problem: string
  /** The steps and sections are those of `docs/deploy.md`. */
  remedy: string
}

const isIdle = (minutes: number | null, limit: number) => minutes === null || minutes >= limit

/** Returns why changes do not get online by themselves, or null. */
export function publicationFault(
  { job_idle_minutes: idle, hook_failure: failure, waiting_minutes: waiting, has_hook }: PublicationState,
  patienceMinutes: number,
): PublicationFault | null {
  if (isIdle(idle, 10))
    return {
      problem: `The job of each minute ${idle === null ? 'has never run' : `has not run for ${idle} minutes`}`,
      remedy:
        'Open the job each-minute under Integrations → Cron, in the dashboard of Supabase: activate it, or read in its history why it fails. If it is missing, push all migrations.',
    }
  if (has_hook && failure)
    return {
      problem: `The build hook fails (${failure})`,
      remedy:
        'If the host works, create a new hook there, and replace build_hook_url in the vault (docs/deploy.md, “Change a secret”).',
    }
  if (waiting === null || waiting < patienceMinutes) return null
  return {
    problem: `What was changed ${waiting} minutes ago is not online`,
    remedy: has_hook
      ? 'Look at the last build at the host: it failed, is not published, or is of another branch or project. If none was started, replace build_hook_url in the vault (docs/deploy.md, “If changes do not get online”).'
      : 'Start a build at the host, or store a hook as build_hook_url in the vault (docs/deploy.md, step 7).',
  }
}

/** Returns why neither enquiries are mailed again nor reminders are sent, or null. */
export const mailFault = (state: PublicationState): PublicationFault | null =>
  isIdle(state.job_idle_minutes, 10) || !isIdle(state.mail_idle_minutes, 15)
    ? null
    : {
        problem: 'The job of each minute does not reach the function send-contact-email',
        remedy:
          'In the vault, retry_secret or project_url is wrong or missing: the proof of step 4 of docs/deploy.md says which.',
      }
