/** Values that the build inserts (`define` in `vite.config.ts`). Only this file may read `import.meta.env`. */
export const env = {
  /** Public URL of the site without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /**
   * URL of the hosted Supabase project, or if none is set, the origin of the site, which serves the embedded backend.
   * A getter, because the prerendering sets `VITE_SUPABASE_URL` after it has loaded this module.
   */
  get supabaseUrl(): string {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is no `location` in the build
    return import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin
  },
  /** API key of the backend. It is not secret, because row-level security protects the data. */
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  buildYear: import.meta.env.BUILD_YEAR,
}
