import type { JobApplication, SpecialistSignUp } from '@contracts/candidate'
import type { CompanyRequest } from '@contracts/company-request'
import type { ContactEnquiry } from '@contracts/contact'

import { supabase } from '@/lib/supabase'

/**
 * Sends a form to the operator (spec 7 rows 1–4). The same enquiry under the same key is one submission, however
 * often it is sent (D32).
 * @throws when the function answers with an error or cannot be reached: the enquiry may not have arrived
 */
export async function sendEnquiry(
  enquiry: ContactEnquiry | CompanyRequest | SpecialistSignUp | JobApplication,
  idempotencyKey: string,
): Promise<void> {
  const { error } = await supabase.functions.invoke('send-contact-email', {
    body: enquiry,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  if (error) throw error
}
