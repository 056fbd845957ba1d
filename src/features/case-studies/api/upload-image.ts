import { supabase } from '@/lib/supabase'

import { imageName } from '../image-rules'

/**
 * Uploads a picture under a name of its own (spec 7 row 10). Sent as bytes, because the embedded backend takes no File.
 * @returns its public address
 * @throws StorageError when the backend refuses or cannot be reached
 */
export async function uploadImage(file: File): Promise<string> {
  const bucket = supabase.storage.from('case-studies')
  const bytes = await file.arrayBuffer()
  const { data, error } = await bucket.upload(imageName(file), bytes, { contentType: file.type })
  if (error) throw error
  return bucket.getPublicUrl(data.path).data.publicUrl
}
