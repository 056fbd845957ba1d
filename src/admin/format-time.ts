import { isoTime } from '@/lib/format'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time of the database in the time zone of the browser, such as `5 Mar 2026, 10:30`. */
export const formatTime = (time: string): string => format.format(new Date(isoTime(time)))
