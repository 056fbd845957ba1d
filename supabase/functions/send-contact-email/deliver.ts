import {
  mailFault,
  publicationFault,
  type Build,
  type PublicationFault,
} from '../_shared/contracts/publication.ts'
import { enquiryMail, mailBody } from './enquiry-mail.ts'
import type { SendMail } from './mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'

export type DeliveryDependencies = { outbox: Outbox; sendMail: SendMail }

/** No mail starts later. The last one and a reminder may take 40 s each. The platform may stop a function after 150 s. */
const timeLimitMilliseconds = 60_000

/**
 * Returns a function that runs one task after the other. A CV takes several times its size in memory, and a function has
 * 256 MB.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

const inTurn = createQueue()

/** Never rejects. A submission whose mail was not sent becomes due again (D32), until it fails after three days (D47). */
export function deliverDueSubmissions(dependencies: DeliveryDependencies): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds
  return inTurn(async () => {
    let delivered = 0
    try {
      while (Date.now() < end) {
        const submission = await dependencies.outbox.claim()
        if (!submission) break
        if (await deliver(submission, dependencies)) delivered += 1
      }
    } catch (cause) {
      console.error('delivery_interrupted', cause)
    }
    return delivered
  })
}

async function deliver(submission: DueSubmission, { outbox, sendMail }: DeliveryDependencies) {
  const { id } = submission
  try {
    await sendMail(enquiryMail(submission))
  } catch (cause) {
    console.error(`mail_failed ${id}`, cause)
    return false
  }
  await outbox.markDelivered(id)
  return true
}

/**
 * While a submission has failed or waits for more than an hour, mails their numbers once a day (D68), and those of
 * suspected ones once a week (D80).
 * @param site origin of the site, such as `https://www.example.com`
 */
export async function sendReminder({ outbox, sendMail }: DeliveryDependencies, site = ''): Promise<void> {
  const numbers = await outbox.claimReminder()
  if (!numbers) return
  const { failed, late, suspected } = numbers
  try {
    const body = mailBody({
      subject: `Undelivered inquiries: ${failed} failed, ${late} waiting, ${suspected} suspected`,
      intro:
        'These inquiries are stored but have not been emailed to this mailbox. In the admin area, an administrator can send failed ones again, and forward or delete suspected ones, which look like spam and are deleted after 30 days. This email comes once a day as long as any remain undelivered, and once a week if all of them look like spam.',
      rows: [
        ['Failed', String(failed)],
        ['Waiting for more than an hour', String(late)],
        ['Looking like spam', String(suspected)],
        ['Admin area', `${site}/tb_admin`],
      ],
    })
    await sendMail({ id: crypto.randomUUID(), ...body })
  } catch (cause) {
    console.error(
      `reminder_failed: ${failed} enquiries failed, ${late} are waiting, ${suspected} are suspected`,
      cause,
    )
  }
}

/**
 * Once an hour, looks whether the changes of the last hour are online, and mails once a day what keeps them from it (D83).
 * Never rejects.
 */
export async function remindOfPublication(
  { outbox, sendMail }: DeliveryDependencies,
  site: string,
): Promise<void> {
  // A local site has no scheduled job.
  if (!site.startsWith('https:')) return
  try {
    if (!(await outbox.claimTurn('publication-check', '1 hour'))) return
    const faults = await findFaults(outbox, site)
    const [first] = faults
    if (!first || !(await outbox.claimTurn('publication-reminder', '1 day'))) return
    const body = mailBody({
      subject: `The site needs attention: ${first.problem}`,
      intro: 'Something that runs by itself has stopped. This email comes once a day.',
      rows: [
        ...faults.flatMap(({ problem, remedy }): [string, string][] => [
          ['Problem', problem],
          ['What to do', remedy],
        ]),
        ['Check', `npm run check:deployment -- ${site}`],
        ['Admin area', `${site}/tb_admin`],
      ],
    })
    await sendMail({ id: crypto.randomUUID(), ...body })
  } catch (cause) {
    console.error('publication_unknown', cause)
  }
}

async function findFaults(outbox: Outbox, site: string): Promise<PublicationFault[]> {
  const build = await readBuild(`${site}/build.json`)
  if (typeof build === 'string')
    return [
      {
        problem: `${site}/build.json cannot be read (${build})`,
        remedy: `Publish all files of dist/ from one build (docs/deploy.md, step 6). If ${site} is not the URL of the site, put the right one first in ALLOWED_ORIGINS (step 3).`,
      },
    ]
  const state = await outbox.publicationState(build.content)
  return [publicationFault(state, 60), mailFault(state)].filter((fault) => fault !== null)
}

/** Returns why it cannot be read, or the build. */
async function readBuild(url: string): Promise<Build | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    return response.ok ? ((await response.json()) as Build) : `status ${response.status}`
  } catch (error) {
    return String(error)
  }
}
