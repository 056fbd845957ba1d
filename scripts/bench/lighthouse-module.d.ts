/** The types of Lighthouse that the benchmark uses. `npm ci` in the project does not install Lighthouse. */
declare module 'lighthouse' {
  interface Audit {
    score: number | null
    numericValue?: number
    details?: { items: { url: string; resourceType?: string; transferSize: number }[] }
  }
  interface Result {
    audits: Record<string, Audit>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    runtimeError?: { message: string }
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result } | undefined>
}
