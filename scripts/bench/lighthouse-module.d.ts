/**
 * The part of Lighthouse that the benchmark uses. The type check cannot use the types of the package, because `npm ci`
 * in the project does not install the packages of the benchmark.
 */
declare module 'lighthouse' {
  interface NetworkRequest {
    url: string
    resourceType?: string
    /** Transferred bytes of the response, including its headers. */
    transferSize: number
  }

  interface Result {
    audits: Record<
      string,
      {
        score: number | null
        numericValue?: number
        /** The audit `network-requests` has these items. The benchmark does not read the items of other audits. */
        details?: { items: NetworkRequest[] }
      }
    >
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    runtimeError?: { message: string }
  }

  interface Flags {
    port: number
    throttlingMethod: 'simulate' | 'devtools'
    onlyCategories: string[]
    disableFullPageScreenshot: boolean
    skipAudits: string[]
    logLevel: 'error'
  }

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>
}
