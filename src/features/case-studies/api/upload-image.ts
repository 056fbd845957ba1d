import { supabase } from '@/lib/supabase'

import { imageName } from '../image-rules'

/** Returns the public URL (spec 7 row 10). Sends bytes, because the embedded backend does not accept a `File`. */
export async function uploadImage(file: File): Promise<string> {
  const bucket = supabase.storage.from('case-studies')
  const bytes = await file.arrayBuffer()
  const { data, error } = await bucket.upload(imageName(file), bytes, { contentType: file.type })
  if (error) throw error
  return bucket.getPublicUrl(data.path).data.publicUrl
}
