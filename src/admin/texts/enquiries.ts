import { isoTime } from '@/lib/format'

const format = new Intl.DateTimeFormat('sk', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time of the database in the time zone of the browser, such as `5. 3. 2026, 10:30` with no-break spaces. */
const formatTime = (time: string) => format.format(new Date(isoTime(time))).replaceAll(' ', '\u00a0')

export const enquiryTexts = {
  label: 'Neodoslané dopyty',
  pending: (count: number, since: string | null) =>
    `Dopyty čakajúce na odoslanie: ${count}${since ? `, najstarší od ${formatTime(since)}` : ''}`,
  late: 'Odosielanie mešká viac ako hodinu. Skontrolujte poštový server a opakované odosielanie (README).',
  failed: (count: number) => `Nedoručené dopyty: ${count}`,
  suspected: (count: number) => `Dopyty podozrivé zo spamu: ${count}`,
  resend: { failed: 'Odoslať znova', suspected: 'Odoslať' },
  sending: 'Odosiela sa...',
  sent: (count: number) => `Dopyty zaradené na odoslanie: ${count}`,
  sendFailure: 'Dopyty sa nepodarilo zaradiť na odoslanie',
  loadFailure: 'Počet neodoslaných dopytov sa nepodarilo načítať.',
} as const
