/** Key: a `reason` or `code` in the response of the edge function `create-case-study-translations`. */
export const translationReasons: Readonly<Record<string, string>> = {
  html_changed: 'saved as a draft: the markup differs from the English text; please check it',
  unchanged: 'saved as a draft: a text came back in English; please translate it',
  no_english_version: 'the English version has been deleted in the meantime',
  quota_exceeded: 'the quota of the translation service is used up',
  translation_key_refused: 'the translation service does not accept the key',
  translation_unavailable: 'the translation service cannot be reached',
  translation_refused: 'the translation service refused the text',
  source_too_large: 'a text is too large for the translation service',
  translation_unusable: 'the translation service gave no usable text',
  time_limit: 'time ran out; run it again to continue',
  too_long: 'the translation is too long for its field',
  not_saved: 'the database rejected it',
  internal_error: 'an unexpected error',
}
