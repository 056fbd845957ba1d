/** The build inserts these values (`vite.config.ts`). Only this file may read `import.meta.env`. */
export const env = {
  /** Without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** By default the origin of the site. A getter, because the prerendering sets the variable after the import. */
  get supabaseUrl(): string {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is no `location` in the build
    return import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin
  },
  /**
   * What the URLs in the HTML of forms begin with: the URL of the hosted project, or '' for the origin of the site. Not
   * `supabaseUrl`, which is the build's own backend while the HTML is made.
   */
  formOrigin: import.meta.env.FORM_ORIGIN,
  /** Not secret, because row-level security protects the data. */
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  buildYear: import.meta.env.BUILD_YEAR,
}
