/** Values of the build, validated by `env-schema.ts`. Only this file reads `import.meta.env`. */
export const env = {
  /** Public URL of the site without a trailing slash, for canonical links and share tags. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /**
   * URL of the Supabase project, or the site's own origin if it serves the embedded backend. A getter, because the build
   * loads this module before it knows the URL.
   */
  get supabaseUrl(): string {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is no `location` in the build
    return import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin
  },
  /** Publishable key of the Supabase project. It is not secret: the database decides on access. */
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  /** Year of the build. Prerendered HTML shows it. */
  buildYear: import.meta.env.BUILD_YEAR,
}
