/** Values the site was built with, checked by `env-schema.ts`; the only reader of `import.meta.env`. */
export const env = {
  /** Public address of the site without a trailing slash: canonical links are built from it. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** Address of the Supabase project; the site's own address when it serves the embedded backend. */
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin,
  /** Publishable key of the Supabase project: public by design, rights are decided in the database. */
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
}
