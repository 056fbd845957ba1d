/** Values the site was built with, checked by `env-schema.ts`; the only reader of `import.meta.env`. */
export const env = {
  /** Public address of the site without a trailing slash: canonical links are built from it. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /**
   * URL of the Supabase project, or the site's own origin when it serves the embedded backend. A getter, because the build
   * learns the URL after it has loaded this module.
   */
  get supabaseUrl(): string {
    return import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin
  },
  /** Publishable key of the Supabase project: public by design, rights are decided in the database. */
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  /** Year in which the pages were built: what they show until they are hydrated. */
  buildYear: import.meta.env.BUILD_YEAR,
}
