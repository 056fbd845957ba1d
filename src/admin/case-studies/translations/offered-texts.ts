import { useSyncExternalStore } from 'react'

import type { Language } from '@/i18n/languages'

import type { Texts } from '../editor/study-values'

/** New translations that wait in this tab until an administrator takes or discards them. */
let offers: Readonly<Record<string, Texts>> = {}
const listeners = new Set<() => void>()

function change(next: typeof offers) {
  offers = next
  listeners.forEach((listener) => listener())
}

const keyOf = (slug: string, language: string) => `${language} ${slug}`

/** Replaces an earlier offer for the same version. */
export const offerText = (slug: string, language: string, texts: Texts): void =>
  change({ ...offers, [keyOf(slug, language)]: texts })

export function withdrawOffer(slug: string, language: Language): void {
  const { [keyOf(slug, language)]: _withdrawn, ...rest } = offers
  change(rest)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @param slug null for a new study, which has no offers */
export const useOfferedText = (slug: string | null, language: Language): Texts | undefined =>
  useSyncExternalStore(subscribe, () => (slug === null ? undefined : offers[keyOf(slug, language)]))
