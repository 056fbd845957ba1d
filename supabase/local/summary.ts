import type { LocalSystem } from './local-system.ts'

/** The lines that tell a newcomer what is running where. */
export function describe({ siteOrigin, mailFolder }: LocalSystem): string {
  const rows = [
    ['Site', `${siteOrigin}/`],
    ['Admin', `${siteOrigin}/tb_admin  (admin@example.com / local-admin-password)`],
    ['Backend', `${siteOrigin}/{auth,rest,storage,functions}/v1`],
    ['Mail', `every mail the site sends lands in ${mailFolder}/`],
  ]
  return ['', ...rows.map(([name = '', text]) => `  ➜  ${`${name}:`.padEnd(9)} ${text}`), ''].join('\n')
}
