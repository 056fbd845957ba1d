import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicClient } from '@/lib/public-client'
import { searchableText } from '@/lib/text-search'

import { listItems, summaryColumns, type Offer, type OfferSummary } from '../model'

const COLUMNS = `${summaryColumns}, employment_type, description, requirements, benefits` as const

/** Spec 7 row 14. */
export async function getOffer(id: number, signal: AbortSignal): Promise<Offer | null> {
  const { data } = await publicClient
    .from('offers')
    .select(COLUMNS)
    .eq('id', id)
    .eq('status', 1)
    .abortSignal(signal)
    .maybeSingle()
    .overrideTypes<Offer, { merge: false }>()
    .throwOnError()
  return data
}

/** Returns the ids of all active offers, whose pages the build prerenders. */
export async function listOfferIds(): Promise<number[]> {
  const rows = await fetchAllRows((from, to) =>
    publicClient.from('offers').select('id').eq('status', 1).order('id').range(from, to).throwOnError(),
  )
  return rows.map(({ id }) => id)
}

/* Here, so that one chunk has all requests of the page of an offer. */

const SIMILAR_COUNT = 3

/** Among so many of the newest offers that share a technology, similar ones are looked for. */
const MAX_CANDIDATES = 100

/** `search_offers` takes no more alternatives (D79). */
const MAX_TECHNOLOGIES = 40

export interface SimilarOffers {
  /** The similar ones are first. */
  offers: OfferSummary[]
  similarCount: number
}

/**
 * Returns the three other offers that have the most technologies in common with the offer, and then the newest (D86). If
 * the offer does not exist or no other offer shares a technology, returns the newest ones.
 */
export async function listSimilarOffers(id: number | null, signal: AbortSignal): Promise<SimilarOffers> {
  const technologies = id === null ? [] : await listTechnologies(id, signal)
  const similar = technologies.length > 0 ? await listWithAny(technologies, id, signal) : []
  const offers = similar.slice(0, SIMILAR_COUNT)
  const similarCount = offers.length
  if (similarCount === SIMILAR_COUNT) return { offers, similarCount }
  const known = new Set([id, ...offers.map((offer) => offer.id)])
  const { data } = await newest(signal)
  const others = data.filter((offer) => !known.has(offer.id))
  return { offers: [...offers, ...others].slice(0, SIMILAR_COUNT), similarCount }
}

async function listTechnologies(id: number, signal: AbortSignal): Promise<string[]> {
  const { data } = await publicClient
    .from('offers')
    .select('tech_stack')
    .eq('id', id)
    .eq('status', 1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  // A technology without a letter would find all offers.
  return listItems(data?.tech_stack ?? '')
    .map(searchableText)
    .filter((text) => text.trim() !== '')
    .slice(0, MAX_TECHNOLOGIES)
}

async function listWithAny(technologies: string[], id: number | null, signal: AbortSignal) {
  const { data } = await publicClient
    .rpc('search_offers', { words: [technologies] })
    .select(summaryColumns)
    .neq('id', id ?? 0)
    .limit(MAX_CANDIDATES)
    .abortSignal(signal)
    .overrideTypes<OfferSummary[], { merge: false }>()
    .throwOnError()
  const shared = ({ tech_stack }: OfferSummary) => {
    const stack = searchableText(listItems(tech_stack).join('\n'))
    return technologies.filter((technology) => stack.includes(technology)).length
  }
  return data
    .map((offer) => ({ offer, count: shared(offer) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ offer }) => offer)
}

const newest = (signal: AbortSignal) =>
  publicClient
    .from('offers')
    .select(summaryColumns)
    .eq('status', 1)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    // The offer itself and the similar ones that are already chosen may be among them.
    .limit(2 * SIMILAR_COUNT)
    .abortSignal(signal)
    .overrideTypes<OfferSummary[], { merge: false }>()
    .throwOnError()
